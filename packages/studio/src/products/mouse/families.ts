import type { MouseFamily } from './mouse-facts.ts';

/** How a family's shell is drawn. Profiles have seven values at equal distances from the rear to the front. */
export interface Family {
  /** Height of the back, as a share of the mouse's height. */
  readonly spine: readonly number[];
  /** Half the width, as a share of half the mouse's width. */
  readonly plan: readonly number[];
  /** How much the top falls toward its sides. */
  readonly crown: number;
  /** How deep the walls are hollowed, as a share of the width. */
  readonly hollow: number;
  /** Radius between top and walls, and between walls and ends. */
  readonly edge: number;
  readonly corner: number;
  /** `split` cuts the shell across, `plates` sets two long keys into it, `strip` divides it by a dark strip. */
  readonly cut: 'split' | 'plates' | 'strip';
  /** The lower part is dark, whatever color the model is sold in. */
  readonly hasDarkBase: boolean;
}

export const families: Readonly<Record<MouseFamily, Family>> = {
  egg: {
    spine: [0.38, 0.78, 0.97, 1, 0.9, 0.72, 0.52],
    plan: [0.82, 0.99, 1, 0.93, 0.9, 0.93, 0.92],
    crown: 0.24,
    hollow: 0.07,
    edge: 1.5,
    corner: 1.5,
    cut: 'split',
    hasDarkBase: false,
  },
  flared: {
    spine: [0.5, 0.9, 1, 0.92, 0.79, 0.66, 0.55],
    plan: [0.76, 0.98, 1, 0.9, 0.87, 0.97, 1.02],
    crown: 0.2,
    hollow: 0.1,
    edge: 1.25,
    corner: 1,
    cut: 'plates',
    hasDarkBase: false,
  },
  classic: {
    spine: [0.46, 0.88, 1, 0.96, 0.83, 0.66, 0.48],
    plan: [0.76, 0.97, 1, 0.95, 0.93, 0.95, 0.86],
    crown: 0.25,
    hollow: 0.07,
    edge: 1.5,
    corner: 1.6,
    cut: 'strip',
    hasDarkBase: true,
  },
  starter: {
    spine: [0.42, 0.84, 1, 0.98, 0.86, 0.68, 0.48],
    plan: [0.82, 0.99, 1, 0.95, 0.92, 0.94, 0.9],
    crown: 0.28,
    hollow: 0.06,
    edge: 1.7,
    corner: 1.4,
    cut: 'split',
    hasDarkBase: true,
  },
  pebble: {
    spine: [0.5, 0.88, 1, 1, 0.93, 0.78, 0.56],
    plan: [0.78, 0.97, 1, 1, 0.99, 0.96, 0.82],
    crown: 0.24,
    hollow: 0.03,
    edge: 1.4,
    corner: 1.9,
    cut: 'strip',
    hasDarkBase: true,
  },
  slab: {
    spine: [0.74, 0.95, 1, 1, 0.99, 0.93, 0.78],
    plan: [0.96, 1, 1, 1, 1, 1, 0.96],
    crown: 0.1,
    hollow: 0.02,
    edge: 0.7,
    corner: 1.7,
    cut: 'split',
    hasDarkBase: true,
  },
  broad: {
    spine: [0.5, 0.9, 1, 0.96, 0.84, 0.7, 0.58],
    plan: [0.8, 0.98, 1, 0.98, 0.94, 0.96, 0.94],
    crown: 0.2,
    hollow: 0.03,
    edge: 0.85,
    corner: 1.2,
    cut: 'plates',
    hasDarkBase: true,
  },
  resting: {
    spine: [0.52, 0.92, 1, 0.94, 0.81, 0.66, 0.52],
    plan: [0.78, 0.98, 1, 0.93, 0.9, 0.93, 0.9],
    crown: 0.2,
    hollow: 0.06,
    edge: 1.1,
    corner: 1.3,
    cut: 'plates',
    hasDarkBase: false,
  },
  upright: {
    spine: [0.62, 0.9, 1, 1, 0.96, 0.88, 0.78],
    plan: [0.8, 0.97, 1, 0.97, 0.92, 0.88, 0.8],
    crown: 0.1,
    hollow: 0,
    edge: 0.8,
    corner: 1.6,
    cut: 'split',
    hasDarkBase: true,
  },
};
