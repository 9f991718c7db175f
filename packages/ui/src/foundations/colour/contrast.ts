/** Linear value of an sRGB channel, 0 to 255 (WCAG 2). */
function channel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/**
 * Relative luminance of a computed color.
 * @example luminance('rgb(255, 255, 255)') // 1
 * @throws RangeError if the browser serializes it in another notation
 */
export function luminance(colour: string): number {
  const [red, green, blue] =
    colour
      .match(/^rgb\((\d+), (\d+), (\d+)\)$/)
      ?.slice(1)
      .map(Number) ?? [];
  if (red === undefined || green === undefined || blue === undefined) {
    throw new RangeError(`${colour} is not a plain sRGB color`);
  }
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
}

/** Contrast ratio of two computed colors, 1 to 21. @example contrast('rgb(0, 0, 0)', 'rgb(255, 255, 255)') // 21 */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

export type Grade = 'AAA' | 'AA' | 'AA large' | 'fails';

/** WCAG 2.2 grade of a contrast ratio: AA large is enough for large text and for parts of controls. */
export function gradeOf(ratio: number): Grade {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'AA large' : 'fails';
}
