import type { Page } from 'playwright';
import { accessibilityFindings } from '../support/accessible.ts';
import { tallBars } from '../support/bars-at-edges.ts';
import { controlsOf, coveredControls } from '../support/covered-controls.ts';
import { visits } from '../support/page-addresses.ts';
import { expect, test } from '../support/shop-test.ts';
import { sidewaysScroll } from '../support/sideways-scroll.ts';
import { silentPictures } from '../support/silent-pictures.ts';
import { enterAsCustomer } from '../support/steps.ts';
import { compareTwoGoods, everythingAtAnEdge, openWhole } from '../support/whole-page.ts';

/** A desktop, the same at 200 % and at 400 %, a small phone and a usual one. */
const windows = [
  { width: 1440, height: 900, axe: 'light' },
  { width: 720, height: 450, axe: null },
  { width: 360, height: 225, axe: null },
  { width: 320, height: 640, axe: null },
  { width: 390, height: 844, axe: 'dark' },
] as const;
/** In lower windows the bars scroll away with the page. */
const lowHeight = 480;

// One visit to a page serves both checks, because opening all pages takes minutes.
test.for(visits)(
  '[BEY-72] [BEY-77] for a $who axe finds nothing, every picture has words and nothing covers a control or fills a low window on any page from $first on, in all windows',
  { timeout: 300_000 },
  async ({ who, pages }, { shopper }) => {
    const visitor = await shopper(everythingAtAnEdge);
    await compareTwoGoods(visitor.context);
    if (who === 'member') await enterAsCustomer(visitor.context);
    for (const name of pages) {
      await openWhole(visitor, name);
      expect.soft(await silentPictures(visitor.page), name).toEqual([]);
      for (const { width, height, axe } of windows) {
        await visitor.page.setViewportSize({ width, height });
        const place = `${name} at ${width} x ${height}`;
        expect.soft(await sidewaysScroll(visitor.page), place).toBe(0);
        if (height < lowHeight) expect.soft(await tallBars(visitor.page), place).toEqual([]);
        if (axe !== null) await expectAccessible(visitor.page, axe, place);
        expect.soft(await coveredControls(controlsOf(visitor.page)), place).toEqual([]);
      }
    }
  },
);

/** The stories check every screen in both schemes. */
async function expectAccessible(page: Page, colorScheme: 'light' | 'dark', place: string): Promise<void> {
  await page.emulateMedia({ colorScheme });
  expect.soft(await accessibilityFindings(page), `${place} in ${colorScheme}`).toEqual([]);
}
