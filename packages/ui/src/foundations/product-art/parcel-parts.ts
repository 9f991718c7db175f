import type { Facet } from './facets.ts';

/** A plain box. */
export const parcels = {
  closed: [
    { tone: 'light', d: 'M40 72L100 44L160 72L100 100Z' },
    { tone: 'base', d: 'M40 72L100 100V164L40 136Z' },
    { tone: 'dark', d: 'M160 72L100 100V164L160 136Z' },
    { tone: 'pad', d: 'M66 60L126 88V104L136 99V83L76 55Z' },
    { tone: 'glow', d: 'M52 118H60L64 112L70 128L74 122L88 128', line: 2.5 },
  ],
} as const satisfies Record<string, readonly Facet[]>;
