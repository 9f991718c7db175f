import type { Exposure } from './exposure.ts';

/** Puts exposures of one size side by side, row by row. */
export function tile(frames: readonly Exposure[], columns: number): Exposure {
  const [{ width, height } = { width: 0, height: 0 }] = frames;
  const across = width * columns;
  const down = height * Math.ceil(frames.length / columns);
  const fixed = new Float32Array(across * down * 4);
  const tinted = new Float32Array(across * down * 3);
  for (const [index, frame] of frames.entries()) {
    const left = (index % columns) * width;
    const top = Math.floor(index / columns) * height;
    for (let row = 0; row < height; row += 1) {
      const to = (top + row) * across + left;
      fixed.set(frame.fixed.subarray(row * width * 4, (row + 1) * width * 4), to * 4);
      tinted.set(frame.tinted.subarray(row * width * 3, (row + 1) * width * 3), to * 3);
    }
  }
  return { width: across, height: down, fixed, tinted };
}
