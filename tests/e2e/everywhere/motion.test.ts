import type { Locator } from 'playwright';
import { accessibilityFindings } from '../support/accessible.ts';
import { expect, test } from '../support/shop-test.ts';
import { scrollUntilThere, waitForOffer } from '../support/steps.ts';

/** Stops the running transitions of the elements after a fifth of a second. Returns how many there are. */
const holdTransitions = (elements: Locator) =>
  elements.evaluateAll((all) => {
    const animations = all.flatMap((element) => element.getAnimations());
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = 200;
    }
    return animations.length;
  });
const still = (element: Locator) => element.evaluate((node) => node.getAnimations().length === 0);

test('[LAY-01] without reduced motion the announcements rotate until they are stopped, and can be read while they change', async ({
  shopper,
}) => {
  const { page, open } = await shopper({ motion: 'welcome' });
  await open('/policy');
  const news = page.getByRole('region', { name: 'Shop announcements' });
  const now = () => news.locator('[data-state="now"]').textContent();
  await news.getByRole('button', { name: 'Pause announcements' }).waitFor();
  const first = await now();
  await expect.poll(now).not.toBe(first);
  const notices = news.getByRole('listitem', { includeHidden: true });
  await expect.poll(() => holdTransitions(notices)).toBeGreaterThan(0);
  expect(await accessibilityFindings(page, { runOnly: ['color-contrast'] })).toEqual([]);
  await news.getByRole('button', { name: 'Pause announcements' }).click();
  await news.getByRole('button', { name: 'Resume announcements' }).waitFor();
});

test('[FLASH-05] without reduced motion the strip of the sale scrolls until it is stopped', async ({
  shopper,
}) => {
  const { page, open } = await shopper({ motion: 'welcome', width: 'phone', scenarios: ['flash.open'] });
  await open('/');
  const sale = page.getByRole('region', { name: 'Today’s flash sale' });
  await sale.scrollIntoViewIfNeeded();
  const row = sale.getByRole('list').first();
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  await sale.getByRole('button', { name: 'Pause slideshow' }).click();
  await sale.getByRole('button', { name: 'Play slideshow' }).waitFor();
});

test('[LAY-07] without reduced motion the drawer slides out and then restores focus', async ({ shopper }) => {
  const { page, open } = await shopper({ motion: 'welcome' });
  await open('/detail?id=1011');
  const add = page.getByRole('button', { name: 'Add to cart', exact: true });
  await add.click();
  const drawer = page.getByRole('dialog', { name: 'Your cart, 1 item' });
  await drawer.waitFor();
  await expect.poll(() => still(drawer)).toBe(true);
  const edge = await drawer.evaluate((element) => [element.getBoundingClientRect().right, innerWidth]);
  expect(edge[0]).toBe(edge[1]);
  expect(await drawer.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('[POP-01] without reduced motion a popup closed by its backdrop animates out', async ({ shopper }) => {
  const scenarios = ['popup.first-order'];
  const { page, open } = await shopper({ motion: 'welcome', popups: true, scenarios });
  await open('/');
  const popup = page.getByRole('dialog', { name: '10% off your first order' });
  await waitForOffer(page, popup);
  await popup.evaluate((dialog: HTMLDialogElement) =>
    dialog.addEventListener('transitionrun', ({ propertyName }) => {
      if (!dialog.open) dialog.dataset.moved = `${dialog.dataset.moved ?? ''} ${propertyName}`;
    }),
  );
  const popupElement = await popup.elementHandle();
  await page.mouse.click(5, 5);
  await popup.waitFor({ state: 'hidden' });
  expect(await popupElement?.getAttribute('data-moved')).toMatch(/opacity/);
});

test('[LAY-07] the picture of a chapter comes closer while it scrolls by, and stays still with reduced motion', async ({
  shopper,
}) => {
  const { page, open } = await shopper({ motion: 'welcome' });
  await open('/detail?id=1011');
  const title = page.getByRole('heading', { name: 'Comfort', exact: true });
  await scrollUntilThere(page, title);
  const picture = page.getByRole('main').locator('section').filter({ has: title }).getByRole('img').first();
  const grown = async () => (await widthAt(picture, 'whole')) / (await widthAt(picture, 'entering'));

  await expect.poll(grown).toBeGreaterThan(1.1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(grown).toBe(1);
});

/** The width of a picture while its frame is at this place of the window. */
function widthAt(picture: Locator, place: 'entering' | 'whole'): Promise<number> {
  return picture.evaluate(async (image, isEntering) => {
    image.parentElement?.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (isEntering) scrollBy({ top: 50 - innerHeight, behavior: 'instant' });
    // The position of a scroll timeline is taken once per frame.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return image.getBoundingClientRect().width;
  }, place === 'entering');
}
