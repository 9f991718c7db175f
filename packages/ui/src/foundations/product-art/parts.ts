import type { Facet } from './facets.ts';

/** On a grid of 200. The light comes from the top left. */
export const parts = {
  /** Ends on the cups, at x 44 and 156, y 96. */
  band: [
    { tone: 'pad', d: 'M34 100V92A66 66 0 0 1 166 92V100H156V94A56 56 0 0 0 44 94V100Z' },
    { tone: 'base', d: 'M38 96V92A62 62 0 0 1 162 92V96H155V93A55 55 0 0 0 45 93V96Z' },
    { tone: 'light', d: 'M56.2 48.200A62 62 0 0 1 100 30V37A55 55 0 0 0 61 53Z' },
    { tone: 'deep', d: 'M143.8 48.200A62 62 0 0 1 162 92V96H155V93A55 55 0 0 0 139 53.200Z' },
    { tone: 'padDeep', d: 'M68 51L79 45.500A50 50 0 0 1 121 45.500L132 51L127 58A42 42 0 0 0 73 58Z' },
  ],
  /** For the left ear; the right one is mirrored in darker tones. */
  cup: [
    { tone: 'padDeep', d: 'M48 92L63 98V150L48 156Z' },
    { tone: 'pad', d: 'M48 92L56 95V153L48 156Z' },
    { tone: 'base', d: 'M20 108L32 92H50V156H32L20 140Z' },
    { tone: 'light', d: 'M20 108L32 92H50V99H35L26 111V124H20Z' },
    { tone: 'deep', d: 'M29 113L37 103H47V145H37L29 135Z' },
    { tone: 'dark', d: 'M33 115L39 108H47V140H39L33 133Z' },
    { tone: 'glow', d: 'M43 115L37 126H41L39 134L46 122H42Z' },
  ],
  /** Seen from above, front up; the drawing rotates it slightly. */
  mouse: [
    {
      tone: 'base',
      d: 'M76 34L100 30L124 34L137 58L132 96L138 132L126 162L100 172L74 162L62 132L68 96L63 58Z',
    },
    { tone: 'light', d: 'M76 34L98 30.300V84L88 96L68 92L63 58Z' },
    { tone: 'base', d: 'M102 30.300L124 34L137 58L132 92L112 96L102 84Z' },
    { tone: 'light', d: 'M68 95L88 99L80 134L74 162L62 132Z' },
    { tone: 'dark', d: 'M132 95L112 99L120 134L126 162L138 132Z' },
    { tone: 'dark', d: 'M80 134L100 142L120 134L126 162L100 172L74 162Z' },
    { tone: 'deep', d: 'M78 150L100 158L122 150L126 162L100 172L74 162Z' },
    { tone: 'pad', d: 'M67.5 88L72 96L69 122L63.5 128L68 98Z' },
    { tone: 'padDeep', d: 'M132.5 88L128 96L131 122L136.5 128L132 98Z' },
    { tone: 'padDeep', d: 'M95 38L97 35H103L105 38V80L100 88L95 80Z' },
    { tone: 'mic', d: 'M96.5 46H103.500V66H96.500Z' },
    { tone: 'glow', d: 'M98 48H102V64H98Z' },
    { tone: 'glow', d: 'M84 146H92L96 138L102 152L106 146H116', line: 2.2 },
  ],
  /** A plain box. */
  parcel: [
    { tone: 'light', d: 'M40 72L100 44L160 72L100 100Z' },
    { tone: 'base', d: 'M40 72L100 100V164L40 136Z' },
    { tone: 'dark', d: 'M160 72L100 100V164L160 136Z' },
    { tone: 'pad', d: 'M66 60L126 88V104L136 99V83L76 55Z' },
    { tone: 'glow', d: 'M52 118H60L64 112L70 128L74 122L88 128', line: 2.5 },
  ],
} as const satisfies Record<string, readonly Facet[]>;
