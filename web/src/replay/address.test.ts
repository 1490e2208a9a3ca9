import { describe, expect, it } from 'vitest';
import { address, momentOf } from './address';

const read = (query: string) => momentOf(new URLSearchParams(query), 3);

describe('the address of a moment', () => {
  it('leads back to the moment', () => {
    expect(address('abc', { step: 41, eyes: 'open' })).toBe('/replay/abc?step=41&eyes=open');
    expect(read('step=41&eyes=open')).toEqual({ step: 41, eyes: 'open' });
    expect(read(address('abc', { step: 7, eyes: 2 }).split('?')[1] ?? '')).toEqual({ step: 7, eyes: 2 });
  });

  it('begins at the beginning with all cards open where it says nothing that makes sense', () => {
    const beginning = { step: 0, eyes: 'open' };
    for (const query of ['', 'step=-1', 'step=x&eyes=9', 'step=1e9&eyes=', 'eyes=%3Cscript%3E', 'step=4.5']) {
      expect(read(query)).toEqual(beginning);
    }
  });
});
