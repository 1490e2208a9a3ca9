import { describe, expect, it } from 'vitest';
import { faultFrom, LARGEST, readRecord } from './recordFile';

const HEADER = '{"record":1,"rules":"1.0","hash":"00"}\n';
const ANSWER = '{"seat":0,"answer":{"confirm":true},"hash":"00"}\n';
const read = (...parts: BlobPart[]) => readRecord(new Blob(parts));

describe('a file that is said to be a record', () => {
  it('is taken if it looks like one', async () => {
    expect(await read(HEADER, ANSWER)).toEqual({ text: HEADER + ANSWER });
    expect(await read(HEADER, ANSWER.trimEnd())).toEqual({ text: (HEADER + ANSWER).trimEnd() });
  });

  it('is not taken if it is empty or too big, and is not read then', async () => {
    expect(await read('')).toEqual({ what: 'empty' });
    expect(await read(HEADER, 'x'.repeat(LARGEST))).toEqual({ what: 'big', size: HEADER.length + LARGEST });
  });

  it('is not taken if it is something else', async () => {
    for (const text of ['hello', '<html></html>', '[1]', '{"position":1}', 'null', '\n\n']) {
      expect(await read(text)).toEqual({ what: 'unlike' });
    }
    expect(await read(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]))).toEqual({ what: 'unlike' });
  });

  it('is not taken if another version wrote it', async () => {
    expect(await read('{"record":2}\n')).toEqual({ what: 'version' });
  });

  it('says which line is broken', async () => {
    expect(await read(HEADER, ANSWER, ANSWER.slice(0, 20))).toEqual({ what: 'line', line: 3 });
    expect(await read(HEADER, '\n', ANSWER)).toEqual({ what: 'line', line: 2 });
  });

  it('understands where the server found a fault', () => {
    expect(faultFrom('this is no record that can be played again: line 7: the hash is wrong')).toEqual({
      what: 'line',
      line: 7,
    });
    expect(faultFrom('something else')).toEqual({ what: 'refused' });
  });
});
