/** The parts of the rules page, in order: the anchors of its headings. */
export const PARTS = [
  'about',
  'table',
  'cards',
  'round',
  'roles',
  'building',
  'goods',
  'limit',
  'end',
  'secret',
  'two',
] as const;

/** Those of the options. */
export const OPTION_PARTS = ['editions', 'new-buildings', 'cathedral', 'events', 'opening'] as const;

export type Part = (typeof PARTS)[number] | (typeof OPTION_PARTS)[number];

/** The sections of RULES.md a part tells of. */
export const SECTIONS: Readonly<Record<Part, string>> = {
  about: '1',
  table: '2–3',
  cards: '2',
  round: '4',
  roles: '5',
  building: '5.1',
  goods: '5.2–5.3',
  limit: '4.2–4.5',
  end: '10',
  secret: '11',
  two: '5.6',
  editions: '14',
  'new-buildings': '8',
  cathedral: '8.16',
  events: '9',
  opening: '3.3',
};

/** Texts of several lines are lists, one point a line. */
export const points = (text: string): string[] => text.split('\n').filter((line) => line !== '');
