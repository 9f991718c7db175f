import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { inject } from 'vitest';
import type { Width } from '../support/shop-test.ts';
import { expect, test, widths } from '../support/shop-test.ts';
import { sidewaysScroll } from '../support/sideways-scroll.ts';
import { scrollUntilThere } from '../support/steps.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare const axe: {
  run(): Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[] }>;
};

/** Returns the accessibility violations of the page. */
async function barriers(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { violations } = await axe.run();
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`,
    );
  });
}

for (const width of Object.keys(widths).filter((name): name is Width => name in widths)) {
  test(`the mock page shows calls live and applies scenarios, ${width}`, async ({ shopper }) => {
    const { page: shop, context, mock, open, allow } = await shopper({ width });
    // Browsers log the status 400 of a refused edit or scenario.
    allow(/status of 40[09]/);
    allow(/^response: 40[09] .*\/__mock\//);
    const page = await context.newPage();
    await page.goto('/__mock');
    await page.getByText('live', { exact: true }).waitFor();
    await page.getByLabel('Session', { exact: true }).selectOption(mock.name);
    await page.getByText('No calls yet.').waitFor();

    await open('/');
    await shop.getByRole('heading', { name: 'Flash sale' }).first().waitFor();
    await page
      .getByRole('button', { name: /getFlashSale$/ })
      .first()
      .click();
    const details = page.getByRole('complementary', { name: 'getFlashSale' });
    await details.getByText('"code": 1').waitFor();
    await details.getByRole('button', { name: 'Copy as curl' }).waitFor();
    await details.getByRole('button', { name: 'Resend' }).click();
    await expect.poll(() => page.getByRole('button', { name: /getFlashSale$/ }).count()).toBeGreaterThan(1);
    await details.getByRole('button', { name: 'Answer this call…' }).click();
    const form = page.getByRole('dialog', { name: 'Answer getFlashSale' });
    await form.getByLabel('Body of the answer').fill('{"code": 2, "msg": "Later."}');
    await form.getByRole('button', { name: 'Copy as scenario' }).waitFor();
    expect(await barriers(page), 'answer').toEqual([]);
    expect(await sidewaysScroll(page), 'answer').toBe(0);
    await form.getByRole('button', { name: 'Save as stub' }).click();
    await form.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Remove stub 1' }).waitFor();
    expect(await sidewaysScroll(page), 'stubs').toBe(0);
    await page.getByRole('button', { name: 'Remove stub 1' }).click();
    await page.getByRole('heading', { name: 'Your answers' }).waitFor({ state: 'detached' });
    expect(await barriers(page), 'calls').toEqual([]);
    expect(await sidewaysScroll(page), 'calls').toBe(0);

    await page.getByRole('link', { name: 'Scenarios' }).click();
    await page.getByLabel('Search scenarios').fill('flash');
    await page.getByRole('checkbox', { name: /^flash\.closed/ }).check();
    await page.getByRole('checkbox', { name: /^flash\.sold-out/ }).check();
    await page.getByRole('button', { name: 'Restart in this state' }).click();
    await page.getByText(/contradict each other/).waitFor();
    expect(await barriers(page), 'scenarios').toEqual([]);
    expect(await sidewaysScroll(page), 'scenarios').toBe(0);
    await page.getByRole('button', { name: 'Remove flash.sold-out' }).click();
    await page.getByRole('button', { name: 'Restart in this state' }).click();
    await page
      .getByRole('region', { name: `Session ${mock.name}` })
      .getByText('flash.closed')
      .waitFor();
    await shop.reload();
    await scrollUntilThere(shop, shop.getByRole('contentinfo'));
    expect(await shop.getByRole('heading', { name: 'Flash sale' }).count()).toBe(0);

    await page.getByRole('link', { name: 'World' }).click();
    await page.getByRole('button', { name: 'display {' }).click();
    await page.getByRole('button', { name: 'stock "seeded" – edit' }).click();
    await page.getByRole('textbox', { name: 'stock' }).fill('none');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'stock "none" – edit' }).waitFor();
    await page.getByRole('button', { name: 'locale "en" – edit' }).click();
    await page.getByRole('textbox', { name: 'locale' }).fill('klingon');
    await page.keyboard.press('Enter');
    await page.getByText(/The shop cannot be in this state/).waitFor();
    // The form is preserved, and the world is unchanged.
    expect(await page.getByRole('textbox', { name: 'locale' }).inputValue()).toBe('klingon');
    expect(await barriers(page), 'world').toEqual([]);
    expect(await sidewaysScroll(page), 'world').toBe(0);
  });
}

test('events are held back, released and dropped from the page', async ({ shopper }) => {
  const { page: shop, context, mock, open } = await shopper({ scenarios: ['flash.open'] });
  await open('/');
  await shop.getByRole('region', { name: 'Today’s flash sale' }).waitFor();
  await expect.poll(() => mock.streams.open()).toBe(1);
  const page = await context.newPage();
  await page.goto(`/__mock?session=${mock.name}#streams`);
  await page.getByRole('heading', { name: '1 page connected' }).waitFor();
  await page.getByRole('button', { name: 'Hold events' }).click();
  await page.getByText('Events on hold').waitFor();
  await page.getByRole('button', { name: 'Close sale (guan 0)' }).click();
  await page.getByText(/1 event on hold/).waitFor();
  expect(await shop.getByRole('region', { name: 'Today’s flash sale' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Release events' }).click();
  await shop.getByRole('region', { name: 'Today’s flash sale' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Hold events' }).waitFor();
});

test('a session is removed, and the page works by keyboard', async ({ shopper }) => {
  const { context, mock } = await shopper();
  const page = await context.newPage();
  await page.goto(`/__mock?session=${mock.name}`);
  await page.getByText('live', { exact: true }).waitFor();
  const { sessions } = await (await page.request.get('/__mock/sessions')).json();
  const sessionName = `gone-${sessions.length}`;
  await page.request.get('/api/term/getTerm', { headers: { 'x-mock-session': sessionName } });
  await page.getByRole('button', { name: /^All \d/ }).click();
  const list = page.getByRole('dialog', { name: 'Sessions' });
  expect(await barriers(page), 'sessions').toEqual([]);
  await list.getByRole('button', { name: `Remove ${sessionName}` }).click();
  await list.getByRole('button', { name: sessionName, exact: true }).waitFor({ state: 'detached' });
  const remainingSessions = await (await page.request.get('/__mock/sessions')).json();
  expect(remainingSessions.sessions).not.toContain(sessionName);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  expect(await barriers(page), 'keys').toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('2');
  await page.getByRole('textbox', { name: 'Search scenarios' }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('cart 2');
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Search scenarios' }).inputValue())
    .toBe('cart 2');
});

test('every view of the mock page is accessible in both color schemes, and its links work', async ({
  shopper,
}) => {
  const { context } = await shopper({ width: 'phone' });
  const page = await context.newPage();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const view of ['calls', 'scenarios', 'world', 'streams', 'outbox', 'faults', 'coverage']) {
      await page.goto(`/__mock#${view}`);
      await page
        .getByRole('link', { name: new RegExp(`^${view}`, 'i'), exact: false })
        .first()
        .waitFor();
      await page.getByText('live', { exact: true }).waitFor();
      expect(await barriers(page), `${view}, ${colorScheme}`).toEqual([]);
      expect(await sidewaysScroll(page), `${view}, ${colorScheme}`).toBe(0);
    }
  }
  const links = await page.getByRole('navigation', { name: 'Links' }).getByRole('link').all();
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) {
    const address = new URL((await link.getAttribute('href')) ?? '', inject('shopUrl'));
    expect((await fetch(address)).status, address.pathname).toBe(200);
  }
});
