import type { Bar } from './figures.ts';
import type { Visit } from './lighthouse.ts';

/** Absolute limits of a visit, valid on any machine. */
export type VisitBars = { readonly [Figure in keyof Visit]?: number };

/** The sum of all layout shifts of a first load. */
export const maximumShift = 0.005;

const everywhere = { shift: maximumShift, accessibility: 100, bestPractices: 100, seo: 100 };

/** The first views that are measured. `tests/build/first-load.test.ts` limits their scripts and styles. */
export const visitBars: Readonly<Record<string, VisitBars>> = {
  '/': { requests: 23, ...everywhere },
  '/product': everywhere,
  '/detail?id=1011': { requests: 18, ...everywhere },
};

/** Limits relative to a reference build, measured alternately because times depend on the machine's load. */
export const relativeBars: { readonly [Figure in keyof Visit]?: Bar } = {
  firstPaint: { kind: 'percent', limit: 5 },
  largestPaint: { kind: 'percent', limit: 5 },
  blocked: { kind: 'percent', limit: 5 },
  shift: { kind: 'absolute', limit: maximumShift },
};

export const interactionBar: Bar = { kind: 'difference', limit: 8 };
