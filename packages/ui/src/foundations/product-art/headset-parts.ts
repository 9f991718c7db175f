import type { Facet } from './facets.ts';

/* All parts meet at the same four points: the band ends on the cups at x 44 and 156, y 96; the boom starts at 40,
   146. */

export const bands = {
  /** A wide arch on a dark rail. */
  arch: [
    { tone: 'pad', d: 'M34 100V92A66 66 0 0 1 166 92V100H156V94A56 56 0 0 0 44 94V100Z' },
    { tone: 'base', d: 'M38 96V92A62 62 0 0 1 162 92V96H155V93A55 55 0 0 0 45 93V96Z' },
    { tone: 'light', d: 'M56.2 48.200A62 62 0 0 1 100 30V37A55 55 0 0 0 61 53Z' },
    { tone: 'deep', d: 'M143.8 48.200A62 62 0 0 1 162 92V96H155V93A55 55 0 0 0 139 53.200Z' },
    { tone: 'padDeep', d: 'M68 51L79 45.500A50 50 0 0 1 121 45.500L132 51L127 58A42 42 0 0 0 73 58Z' },
  ],
  /** A thin steel bow with a sling below it. */
  sling: [
    { tone: 'steel', d: 'M36 100V92A64 64 0 0 1 164 92V100H159.500V92A59.5 59.5 0 0 0 40.5 92V100Z' },
    {
      tone: 'base',
      d: 'M44 98L50 74L64 58L82 50H118L136 58L150 74L156 98H149L144 78L132 66L116 60H84L68 66L56 78L51 98Z',
    },
    { tone: 'light', d: 'M64 58L82 50H100V60H84L68 66Z' },
    { tone: 'deep', d: 'M136 58L150 74L156 98H149L144 78L132 66Z' },
  ],
  /** Two slim rails with a gap between them. */
  split: [
    { tone: 'base', d: 'M34 98V92A66 66 0 0 1 166 92V98H159V92A59 59 0 0 0 41 92V98Z' },
    { tone: 'light', d: 'M53.3 45.300A66 66 0 0 1 100 26V33A59 59 0 0 0 58.3 50.300Z' },
    { tone: 'pad', d: 'M46 98V94A54 54 0 0 1 154 94V98H147V94A47 47 0 0 0 53 94V98Z' },
    { tone: 'deep', d: 'M146.7 45.300A66 66 0 0 1 166 92V98H159V92A59 59 0 0 0 141.7 50.300Z' },
    { tone: 'padDeep', d: 'M92 25H108V49H92Z' },
    { tone: 'glow', d: 'M97 33H103V36H97Z' },
  ],
  /** Cut from flat plates. */
  plate: [
    {
      tone: 'pad',
      d: 'M40 100L46 70L66 45L90 37H110L134 45L154 70L160 100H152L145 74L129 55L108 47H92L71 55L55 74L48 100Z',
    },
    {
      tone: 'base',
      d: 'M34 98L40 66L62 38L88 28H112L138 38L160 66L166 98H157L151 70L133 47L110 38H90L67 47L49 70L43 98Z',
    },
    { tone: 'light', d: 'M40 66L62 38L88 28H112V38H90L67 47L49 70Z' },
    { tone: 'deep', d: 'M138 38L160 66L166 98H157L151 70L133 47Z' },
  ],
} as const satisfies Record<string, readonly Facet[]>;

/* For the left ear; the right one is mirrored in darker tones. */
export const cups = {
  /** Closed, shaped like a keycap. */
  key: [
    { tone: 'padDeep', d: 'M50 96L64 101V147L50 153Z' },
    { tone: 'pad', d: 'M50 96L58 99V150L50 153Z' },
    { tone: 'base', d: 'M22 112L28 98L40 92H52V156H38L27 149L22 134Z' },
    { tone: 'light', d: 'M22 112L28 98L40 92H52V102H40L32 107L29 116Z' },
    { tone: 'dark', d: 'M22 134L29 131L32 141L40 147H52V156H38L27 149Z' },
    { tone: 'glow', d: 'M34 116H46V119H34ZM34 123H46V126H34ZM34 130H46V133H34Z' },
  ],
  /** Closed, with an inset plate. */
  plate: [
    { tone: 'padDeep', d: 'M48 92L63 98V150L48 156Z' },
    { tone: 'pad', d: 'M48 92L56 95V153L48 156Z' },
    { tone: 'base', d: 'M20 108L32 92H50V156H32L20 140Z' },
    { tone: 'light', d: 'M20 108L32 92H50V99H35L26 111V124H20Z' },
    { tone: 'deep', d: 'M29 113L37 103H47V145H37L29 135Z' },
    { tone: 'dark', d: 'M33 115L39 108H47V140H39L33 133Z' },
    { tone: 'glow', d: 'M43 115L37 126H41L39 134L46 122H42Z' },
  ],
  /** Open, with slats. */
  open: [
    { tone: 'padDeep', d: 'M50 94L64 100V148L50 154Z' },
    { tone: 'pad', d: 'M50 94L57 97V151L50 154Z' },
    { tone: 'base', d: 'M20 118L26 101L38 92H52V156H38L26 147L20 130Z' },
    { tone: 'light', d: 'M20 118L26 101L38 92H52V98H40L31 105L26 118Z' },
    { tone: 'padDeep', d: 'M28 119L32 108L40 102H48V146H40L32 140L28 129Z' },
    {
      tone: 'base',
      d: 'M31 111H48V114H30ZM29 118H48V121H29ZM29 125H48V128H29ZM30 132H48V135H31.500ZM35 139H48V142H38Z',
    },
    { tone: 'glow', d: 'M22 121H26V128H22Z' },
  ],
  /** Tall and slim, with a light edge. */
  tall: [
    { tone: 'padDeep', d: 'M47 90L62 97V151L47 158Z' },
    { tone: 'pad', d: 'M47 90L54 93V155L47 158Z' },
    { tone: 'base', d: 'M26 104L34 90H49V158H34L26 144Z' },
    { tone: 'light', d: 'M26 104L34 90H49L42 104V124H26Z' },
    { tone: 'dark', d: 'M26 144V124H42V144L49 158H34Z' },
    { tone: 'glow', d: 'M21 110H24V138H21Z' },
  ],
} as const satisfies Record<string, readonly Facet[]>;

export const microphones = {
  /** Swung down in front of the mouth. */
  boom: [
    { tone: 'cable', d: 'M36 148C38 166 54 172 84 172', line: 4 },
    { tone: 'padDeep', d: 'M82 166L86 163H106L109 167V178L105 181H86L82 177Z' },
    { tone: 'mic', d: 'M86 163H106L109 167V170H82V166Z' },
  ],
  /** A straight arm with a round windscreen. */
  arm: [
    { tone: 'cable', d: 'M36 146L56 170H76', line: 4.5 },
    { tone: 'padDeep', d: 'M74 165L79 160H87L92 165V175L87 180H79L74 175Z' },
    { tone: 'mic', d: 'M74 165L79 160H87L92 165V169H74Z' },
    { tone: 'glow', d: 'M80 174H86V176H80Z' },
  ],
  /** Folded up along the cup. */
  folded: [
    { tone: 'cable', d: 'M30 142L16 122V84', line: 4 },
    { tone: 'padDeep', d: 'M12 66L15 62H19L22 66V86L19 89H15L12 86Z' },
    { tone: 'mic', d: 'M12 66L15 62H19V89H15L12 86Z' },
  ],
  /** Built in and invisible. */
  none: [],
} as const satisfies Record<string, readonly Facet[]>;
