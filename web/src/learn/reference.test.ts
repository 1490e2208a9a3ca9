import { beforeAll, describe, expect, it } from 'vitest';
import { CARDS } from '../facts';
import { has, LANGS, speak, Words } from '../lib/texts.svelte';
import { CARD_IDS } from '../lib/words/names';
import { differs, EVERYTHING, faces, findCards, fromQuery, neighbours, SECTION, toQuery } from './reference';

beforeAll(() => speak('en'));

describe('searching for cards', () => {
  it('finds all cards where nothing is asked for', () => {
    expect(findCards(EVERYTHING)).toEqual(CARD_IDS);
  });

  it('finds by name, in any case, and by effect', () => {
    expect(findCards({ ...EVERYTHING, text: 'WELL' })).toEqual(['well']);
    expect(findCards({ ...EVERYTHING, text: 'tuck' })).toEqual(['chapel', 'bank', 'harbor']);
    expect(findCards({ ...EVERYTHING, text: 'prospector cheapest' })).toEqual(['gold_mine']);
  });

  it('takes a number for a cost, in either edition', () => {
    const costs = findCards({ ...EVERYTHING, text: '7' });
    expect(costs).toEqual(['cathedral']);
    for (const cost of ['3', '4']) expect(findCards({ ...EVERYTHING, text: cost })).toContain('prefecture');
    expect(findCards({ ...EVERYTHING, text: '0' })).toEqual([]);
  });

  it('needs no accents', async () => {
    await speak('es');
    expect(findCards({ ...EVERYTHING, text: 'anileria' })).toEqual(['indigo_plant']);
    await speak('en');
  });

  it('picks out kinds and boxes', () => {
    expect(findCards({ ...EVERYTHING, group: 'monument' })).toEqual(['statue', 'victory_column', 'hero']);
    const chest = findCards({ ...EVERYTHING, printing: 'treasure_chest' });
    expect(chest).toContain('caritas');
    expect(chest).not.toContain('tavern');
    expect(chest).not.toContain('well');
  });

  it('knows where the editions differ', () => {
    const same = ['gold_mine', 'prefecture', 'guild_hall', 'bank', 'hut', 'tavern', 'caritas', 'sugar_mill'];
    expect(findCards({ ...EVERYTHING, differing: true }).sort()).toEqual([...same].sort());
    expect(differs('well')).toBe(false);
    expect(faces('gold_mine')).toEqual(['first', 'second']);
    expect(faces('tavern')).toEqual(['second']);
    expect(faces('caritas')).toEqual(['first']);
  });

  it('keeps what is looked for in the address', () => {
    const search = { text: 'gold', group: 'city', printing: 'base', differing: true, edition: 'second' } as const;
    expect(fromQuery(new URLSearchParams(toQuery(search)))).toEqual(search);
    expect(toQuery(EVERYTHING)).toBe('');
    expect(fromQuery(new URLSearchParams('group=nonsense&set=2&edition=third'))).toEqual(EVERYTHING);
  });
});

describe('a card of the reference', () => {
  it('has neighbours all around', () => {
    expect(neighbours('sugar_mill')).toEqual({ before: 'indigo_plant', after: 'tobacco_storage' });
    expect(neighbours('indigo_plant').before).toBe('taxes');
    expect(neighbours('taxes').after).toBe('indigo_plant');
  });

  it('has a section of the rules', () => {
    for (const card of CARD_IDS) expect(SECTION[card]).toMatch(/^\d+(\.\d+)?$/);
  });

  it('has rulings where one may wonder, in every language', async () => {
    const tricky = CARD_IDS.filter((card) => ['city', 'six'].includes(CARDS[card].group));
    for (const lang of LANGS) {
      const words = await new Words(lang).load('reading');
      for (const card of tricky)
        expect(words.has(`rules-card-${card.replaceAll('_', '-')}`), `${card} in ${lang}`).toBe(true);
    }
    expect(has('reference-title')).toBe(true);
  });
});
