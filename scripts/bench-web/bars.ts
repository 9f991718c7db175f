import type { Bar } from './figures.ts';
import type { Visit } from './lighthouse.ts';

/** Absolute limits of a visit, valid on any machine. */
export type VisitBars = { readonly [Figure in keyof Visit]?: number };

/** The sum of all layout shifts of a first load. */
export const maximumShift = 0.005;

const everywhere = { shift: maximumShift, accessibility: 100, bestPractices: 100, seo: 100 };

/** The first views that are measured. */
export const visitBars: Readonly<Record<string, VisitBars>> = {
  '/': { scriptBytes: 128_000, requests: 20, ...everywhere },
  '/product': { scriptBytes: 131_000, ...everywhere },
  '/detail?id=1011': { scriptBytes: 135_000, requests: 18, ...everywhere },
};

/** Limits relative to a reference build, measured alternately because times depend on the machine's load. */
export function relativeBars(path: string): { readonly [Figure in keyof Visit]?: Bar } {
  const { scriptBytes, shift } = visitBars[path] ?? {};
  return {
    firstPaint: { kind: 'percent', limit: 3 },
    largestPaint: { kind: 'percent', limit: 3 },
    blocked: { kind: 'difference', limit: 40 },
    ...(shift !== undefined && { shift: { kind: 'absolute', limit: shift } }),
    ...(scriptBytes !== undefined && { scriptBytes: { kind: 'absolute', limit: scriptBytes } }),
  };
}

export const interactionBar: Bar = { kind: 'difference', limit: 8 };
