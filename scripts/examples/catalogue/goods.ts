/** The goods of the examples, by their ids in the seed. */

/** K9 headset in ember: in the flash sale, 10 per order. */
export const k9Ember = 1011;
/** M625 mouse in violet: at its full price, 10 per order. */
export const m625Violet = 2011;
/** E7 headset in black: a part of a bundle. */
export const e7Black = 1341;
/** X8 mouse in violet: the other part. */
export const x8Violet = 2161;
/** B4 headset in black: 10 percent off. */
export const reducedB4 = 1091;
/** M990 mouse in black. */
export const soldOutM990 = 2191;
/** W1 mouse in black: also for points. */
export const goodsForPoints = 2201;
export const goodsThatNeverWere = 999_999;
