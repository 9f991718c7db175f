import { cartDrawerPart, footerPart, latePart, pages } from '@signal-shop/web/pages.ts';
import { vi } from 'vitest';

const nextTurn = setImmediate;
const machineNow = performance.now.bind(performance);
/** Turns of the event loop that an answer of the mock server and a drawing of React need together. */
const turns = 4;
/** Generous: it says that something is not coming, not that the machine is busy. */
const patienceMs = 8_000;

/** Time goes by: timers run, answers arrive, React draws. 0 lets arrive what is on its way. */
export async function letPass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let turn = 0; turn < turns; turn += 1) {
    await new Promise<void>((resolve) => nextTurn(resolve));
    await vi.advanceTimersByTimeAsync(0);
  }
}

/** Looks until something is there, without letting the shop's time go by. @throws Error with the given sentence */
export async function until<Found>(look: () => Found | undefined, otherwise: () => string): Promise<Found> {
  const end = machineNow() + patienceMs;
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    if (machineNow() > end) throw new Error(otherwise());
    await letPass(0);
  }
}

/** What pages bring in later. */
const loadRest = () => [
  import('@signal-shop/web/pages/home-rest.tsx'),
  import('@signal-shop/web/pages/home-end.tsx'),
  import('@signal-shop/web/pages/product-detail-rest.tsx'),
];

/** Fetches the code of all pages, once for all journeys: loading is not what they are about. */
export async function loadShop(): Promise<void> {
  const parts = [...Object.values(pages), cartDrawerPart, footerPart, latePart];
  await Promise.all([...parts.map((part) => part.load()), ...loadRest()]);
}
