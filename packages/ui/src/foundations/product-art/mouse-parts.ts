import type { Facet } from './facets.ts';

/* Seen from above, front up, on a grid of 200; the drawing rotates it slightly. Light comes from the top left. */

export const shells = {
  /** Narrow and symmetric, for a fingertip grip. */
  slim: [
    {
      tone: 'base',
      d: 'M79 36L100 29L121 36L133 62L136 102L130 144L115 168L100 172L85 168L70 144L64 102L67 62Z',
    },
    { tone: 'light', d: 'M79 36L99 29.500V92L66 86L67 62Z' },
    { tone: 'base', d: 'M101 29.500L121 36L133 62L134 86L101 92Z' },
    { tone: 'light', d: 'M65.7 89L92 94L84 132L85 168L70 144L64 102Z' },
    { tone: 'dark', d: 'M134.3 89L108 94L116 132L115 168L130 144L136 102Z' },
    { tone: 'deep', d: 'M85 168L84 152L100 158L116 152L115 168L100 172Z' },
    { tone: 'pad', d: 'M64.5 96L72 104L74 132L70.5 144L64 108Z' },
    { tone: 'padDeep', d: 'M135.5 96L128 104L126 132L129.5 144L136 108Z' },
  ],
  /** Right-handed, with a thumb rest. */
  thumb: [
    { tone: 'deep', d: 'M66 84L48 108L44 136L56 156L76 162Z' },
    { tone: 'dark', d: 'M66 84L50 110L47 134L72 140Z' },
    {
      tone: 'base',
      d: 'M82 34L104 28L128 38L141 68L143 110L135 150L116 170L96 173L76 163L66 136L64 96L69 58Z',
    },
    { tone: 'light', d: 'M82 34L103 28.500L102 90L65 84L69 58Z' },
    { tone: 'base', d: 'M105 28.500L128 38L141 68L142 90L104 91Z' },
    { tone: 'light', d: 'M65 87L95 92L86 134L90 171L76 163L66 136L64 96Z' },
    { tone: 'dark', d: 'M142 93L114 94L122 134L116 170L135 150L143 110Z' },
    { tone: 'padDeep', d: 'M142.5 100L133 108L130 136L136.5 144L143 112Z' },
    { tone: 'pad', d: 'M65 92L71 97L70 114L65 110ZM65.5 114L71 118L73 134L67 132Z' },
  ],
  /** Waisted and symmetric. */
  even: [
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
  ],
  /** With holes to save weight. */
  light: [
    { tone: 'base', d: 'M80 33L100 29L120 33L136 60L138 108L130 150L112 170H88L70 150L62 108L64 60Z' },
    { tone: 'light', d: 'M80 33L98.5 29.300V88L64 88V60Z' },
    { tone: 'base', d: 'M101.5 29.300L120 33L136 60V88L101.5 88Z' },
    { tone: 'light', d: 'M63.5 91H84L78 150L88 170L70 150L62 108Z' },
    { tone: 'dark', d: 'M136.5 91H116L122 150L112 170L130 150L138 108Z' },
    {
      tone: 'padDeep',
      d: 'M92 98L97 101V107L92 110L87 107V101ZM108 98L113 101V107L108 110L103 107V101ZM100 112L105 115V121L100 124L95 121V115ZM84 114L89 117V123L84 126L79 123V117ZM116 114L121 117V123L116 126L111 123V117ZM92 128L97 131V137L92 140L87 137V131ZM108 128L113 131V137L108 140L103 137V131ZM100 144L105 147V153L100 156L95 153V147Z',
    },
  ],
} as const satisfies Record<string, readonly Facet[]>;

export const wheels = {
  slot: [
    { tone: 'padDeep', d: 'M95 38L97 35H103L105 38V80L100 88L95 80Z' },
    { tone: 'mic', d: 'M96.5 46H103.500V66H96.500Z' },
    { tone: 'glow', d: 'M98 48H102V64H98Z' },
  ],
  long: [
    { tone: 'padDeep', d: 'M96 30H104V94L100 98L96 94Z' },
    { tone: 'mic', d: 'M95 48L97 45H103L105 48V68L103 71H97L95 68Z' },
    { tone: 'glow', d: 'M98 50H102V53H98ZM98 56.500H102V59.500H98ZM98 63H102V66H98Z' },
    { tone: 'steel', d: 'M98 77H102V84H98Z' },
  ],
  keycap: [
    { tone: 'padDeep', d: 'M92 44L96 39H104L108 44V70L104 75H96L92 70Z' },
    { tone: 'mic', d: 'M96 45H104V69H96Z' },
    { tone: 'glow', d: 'M96 54H104V60H96Z' },
    { tone: 'padDeep', d: 'M97 79H103V85H97Z' },
  ],
} as const satisfies Record<string, readonly Facet[]>;

export const marks = {
  pulse: [{ tone: 'glow', d: 'M84 146H92L96 138L102 152L106 146H116', line: 2.2 }],
  chevron: [{ tone: 'glow', d: 'M90 150L100 141L110 150', line: 2.6 }],
  bar: [{ tone: 'glow', d: 'M93 148H107V151H93Z' }],
} as const satisfies Record<string, readonly Facet[]>;

export const sideButtons = {
  two: [
    { tone: 'mic', d: 'M63.8 90L70 92L70.5 106L64 104Z' },
    { tone: 'mic', d: 'M64.2 108L70.7 110L71.5 124L66 121Z' },
  ],
  many: [
    {
      tone: 'mic',
      d: 'M64 88L70 90V98L64 96ZM64 99L70 101L70.3 109L64.3 107ZM64.5 110L70.6 112L71 120L65.5 118Z',
    },
  ],
  none: [],
} as const satisfies Record<string, readonly Facet[]>;
