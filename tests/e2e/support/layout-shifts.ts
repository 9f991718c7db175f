import type { Page } from 'playwright';

/** Sums the layout shifts of a page from its next load on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0));
      const before = Number(sessionStorage.getItem('shift') ?? 0);
      sessionStorage.setItem('shift', String(shifts.reduce((total, shift) => total + shift, before)));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

export async function shiftOf(page: Page): Promise<number> {
  return Number(await page.evaluate(() => sessionStorage.getItem('shift') ?? '0'));
}
