interface LinePath {
  readonly d: string;
  readonly tone: 'line' | 'accent';
}

/* Line drawings on the flat pulse: beveled corners, one highlighted part each, feet at y = 72. */
export const emptyArtPaths = {
  cart: [
    { d: 'M22 14H34L44 54H88L98 24H38', tone: 'line' },
    { d: 'M48 62L52 58L56 62V66L52 70L48 66ZM78 62L82 58L86 62V66L82 70L78 66Z', tone: 'line' },
    { d: 'M56 34H82M58 44H78', tone: 'accent' },
  ],
  search: [
    { d: 'M40 22L54 12H66L80 22V40L66 50H54L40 40Z', tone: 'line' },
    { d: 'M77 44L98 66', tone: 'line' },
    { d: 'M50 32H55L58 26L62 38L65 32H70', tone: 'accent' },
  ],
  category: [
    { d: 'M24 12H50L56 18V40H30L24 34ZM64 12H90L96 18V40H70L64 34Z', tone: 'line' },
    { d: 'M24 48H56V70H30L24 64ZM64 48H96V70H70L64 64Z', tone: 'line' },
    { d: 'M32 26H36L39 21L43 31L46 26H49', tone: 'accent' },
  ],
  goods: [
    { d: 'M36 44V34A24 24 0 0 1 84 34V44', tone: 'line' },
    { d: 'M28 46L34 40H42V66H34L28 60ZM92 46L86 40H78V66H86L92 60Z', tone: 'line' },
    { d: 'M35 50V56', tone: 'accent' },
  ],
  wishes: [
    { d: 'M60 70L30 40L26 28L34 14H50L60 24L70 14H86L94 28L90 40Z', tone: 'line' },
    { d: 'M40 38H50L54 30L60 46L65 38H80', tone: 'accent' },
  ],
  scale: [
    { d: 'M60 10V70M44 70H76M28 18H92', tone: 'line' },
    { d: 'M28 18L16 44H40ZM16 44L20 52H36L40 44', tone: 'line' },
    { d: 'M92 18L80 44H104ZM80 44L84 52H100L104 44', tone: 'accent' },
  ],
  orders: [
    { d: 'M30 26L60 12L90 26V56L60 70L30 56Z', tone: 'line' },
    { d: 'M30 26L60 40L90 26M60 40V70', tone: 'line' },
    { d: 'M44 19L74 33V43', tone: 'accent' },
  ],
  reviews: [
    { d: 'M28 12H86L92 18V50H60L46 64V50H34L28 44Z', tone: 'line' },
    { d: 'M40 31H48L52 24L58 38L62 31H80', tone: 'accent' },
  ],
  coupons: [
    { d: 'M22 18H92L98 24V34L92 40L98 46V56L92 62H28L22 56V46L28 40L22 34Z', tone: 'line' },
    { d: 'M46 18V26M46 32V40M46 46V54M46 60V62', tone: 'line' },
    { d: 'M60 50L80 30M62 31V33M78 47V49', tone: 'accent' },
  ],
  pointsLog: [
    { d: 'M34 44L40 38H68L74 44V52L68 58H40L34 52ZM34 52V60L40 66H68L74 60V52', tone: 'line' },
    { d: 'M50 24L56 18H84L90 24V32L84 38H74M90 32V52L84 58H74', tone: 'line' },
    { d: 'M44 48H50L53 43L57 53L60 48H64', tone: 'accent' },
  ],
  applications: [
    { d: 'M48 10H72M52 10V30L34 62L38 68H82L86 62L68 30V10', tone: 'line' },
    { d: 'M43 46H77', tone: 'line' },
    { d: 'M48 57H54L57 52L62 62L65 57H72', tone: 'accent' },
  ],
  wins: [
    { d: 'M28 32H92V46H28ZM34 46V68H86V46M60 32V68', tone: 'line' },
    { d: 'M60 32L46 14L38 20L44 32M60 32L74 14L82 20L76 32', tone: 'line' },
    { d: 'M42 57H48L51 52', tone: 'accent' },
  ],
  warranties: [
    { d: 'M60 8L90 18V40L82 56L60 70L38 56L30 40V18Z', tone: 'line' },
    { d: 'M46 40H52L56 30L62 48L66 40H74', tone: 'accent' },
  ],
  downloads: [
    { d: 'M40 8H68L82 22V68H46L40 62Z', tone: 'line' },
    { d: 'M68 8V22H82', tone: 'line' },
    { d: 'M61 32V52M53 45L61 53L69 45', tone: 'accent' },
  ],
} as const satisfies Record<string, readonly LinePath[]>;

export type EmptyArt = keyof typeof emptyArtPaths;
export type EmptyArtPaths = Readonly<Record<EmptyArt, readonly LinePath[]>>;
