import { isDeepStrictEqual } from 'node:util';
import { contrast } from '@signal-shop/ui/foundations/colour/contrast.ts';
import type { Locator } from 'playwright';

interface TextOnPicture {
  /** The lowest contrast of the text with any pixel behind it. */
  readonly ratio: number;
  /** The minimum of WCAG 1.4.3 for a text of this size, or of 1.4.11 for an icon. */
  readonly needed: number;
}

interface Line {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Measures a text that is all of one color, or the icon of a control: hides it, and looks at every pixel behind it. */
export async function measureText(text: Locator): Promise<TextOnPicture> {
  const { shots, color, isLarge } = await picturesBehind(text);
  if (shots.length === 0) throw new RangeError('There is no text in the window.');
  const pairs = await text.page().evaluate(extremesBehind, { shots, color });
  return {
    ratio: Math.min(...pairs.map(({ front, behind }) => contrast(front, behind))),
    needed: isLarge ? 3 : 4.5,
  };
}

/** Starts over if the page has moved the text in the meantime, because a part above it has loaded. */
async function picturesBehind(
  text: Locator,
): Promise<{ readonly shots: readonly string[]; readonly color: string; readonly isLarge: boolean }> {
  // Not at an edge of the window, where a sticky bar may be over it.
  await text.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { lines, color, isLarge } = await text.evaluate(readText);
  await text.evaluate(setHidden, true);
  const shots: string[] = [];
  for (const clip of lines) shots.push((await text.page().screenshot({ clip })).toString('base64'));
  await text.evaluate(setHidden, false);
  const { lines: linesAfter } = await text.evaluate(readText);
  return isDeepStrictEqual(linesAfter, lines) ? { shots, color, isLarge } : picturesBehind(text);
}

/** Runs in the page. */
function readText(element: Element): {
  readonly lines: readonly Line[];
  readonly color: string;
  readonly isLarge: boolean;
} {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const { x, y, width, height } of range.getClientRects()) {
      const isInWindow = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
      if (width > 1 && height > 1 && isInWindow) lines.push({ x, y, width, height });
    }
  }
  const icon = lines.length === 0 ? element.querySelector('svg')?.getBoundingClientRect() : undefined;
  if (icon !== undefined) lines.push(icon);
  const { color, fontSize, fontWeight } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize);
  const isLarge = icon !== undefined || size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
  return { lines: lines.map(({ x, y, width, height }) => ({ x, y, width, height })), color, isLarge };
}

/** Runs in the page. */
function setHidden(element: Element, isHidden: boolean): void {
  for (const part of [element, ...element.querySelectorAll('*')]) {
    if (!(part instanceof HTMLElement)) continue;
    if (isHidden) part.style.setProperty('color', 'transparent', 'important');
    else part.style.removeProperty('color');
  }
}

/** Runs in the page: the text's color with the lightest and with the darkest of the pixels, as `rgb(…)`. */
async function extremesBehind({
  shots,
  color,
}: {
  readonly shots: readonly string[];
  readonly color: string;
}): Promise<readonly { readonly front: string; readonly behind: string }[]> {
  type Pixel = readonly [red: number, green: number, blue: number, opacity: number];
  const drawing = (width: number, height: number) => {
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (context === null) throw new TypeError('This browser has no canvas.');
    return context;
  };
  const at = (data: Uint8ClampedArray, index: number): Pixel => [
    data[index] ?? 0,
    data[index + 1] ?? 0,
    data[index + 2] ?? 0,
    data[index + 3] ?? 0,
  ];
  const lightness = ([red, green, blue]: Pixel) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const written = ([red, green, blue]: Pixel) => `rgb(${red}, ${green}, ${blue})`;

  let lightest: Pixel = [0, 0, 0, 255];
  let darkest: Pixel = [255, 255, 255, 255];
  for (const shot of shots) {
    const bytes = Uint8Array.from(atob(shot), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = drawing(bitmap.width, bitmap.height);
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    for (let index = 0; index < data.length; index += 4) {
      const pixel = at(data, index);
      if (lightness(pixel) > lightness(lightest)) lightest = pixel;
      if (lightness(pixel) < lightness(darkest)) darkest = pixel;
    }
  }
  return [lightest, darkest].map((behind) => {
    // The text may be translucent: it is painted over the pixel.
    const context = drawing(1, 1);
    for (const paint of [written(behind), color]) {
      context.fillStyle = paint;
      context.fillRect(0, 0, 1, 1);
    }
    return { front: written(at(context.getImageData(0, 0, 1, 1).data, 0)), behind: written(behind) };
  });
}
