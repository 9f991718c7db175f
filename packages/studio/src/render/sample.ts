/** The result of one ray. All rays of a picture share one object. */
export interface Sample {
  readonly light: Float64Array;
  /** Light that the body's color has yet to tint. */
  readonly tinted: Float64Array;
  alpha: number;
  /** Index of the piece the ray met, or `noPart`. */
  part: number;
  depth: number;
  readonly normal: Float64Array;
}

export const noPart = -1;

export function createSample(): Sample {
  return {
    light: new Float64Array(3),
    tinted: new Float64Array(3),
    alpha: 0,
    part: noPart,
    depth: 0,
    normal: new Float64Array(3),
  };
}

export function clearSample(sample: Sample): void {
  sample.light.fill(0);
  sample.tinted.fill(0);
  sample.alpha = 0;
  sample.part = noPart;
  sample.depth = 0;
}
