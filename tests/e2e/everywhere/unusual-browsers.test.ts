import { cardNumber } from '../../support/written-cards.ts';
import { expect, test } from '../support/shop-test.ts';
import { fillCard, reachPayment } from '../support/steps.ts';

const product = '/detail?id=1201';

test('[L16] in forced colors every control of a product and its focus remain visible', async ({
  shopper,
}) => {
  const { page, open } = await shopper();
  await page.emulateMedia({ forcedColors: 'active' });
  await open(product);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).waitFor();
  const unbounded = await page
    .getByRole('main')
    .locator('button, input, select')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility() && control.textContent?.trim() === '')
        .filter((control) => {
          const { borderTopWidth, outlineWidth, backgroundImage, fill } = getComputedStyle(control);
          const hasEdge = Number.parseFloat(borderTopWidth) > 0 || Number.parseFloat(outlineWidth) > 0;
          return (
            !hasEdge &&
            backgroundImage === 'none' &&
            fill === 'none' &&
            control.querySelector('svg, img') === null
          );
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    );
  expect(unbounded).toEqual([]);
  const add = page.getByRole('button', { name: 'Add to cart', exact: true });
  await page.keyboard.press('Tab');
  await add.focus();
  const focus = await add.evaluate((button) => {
    const { outlineStyle, outlineWidth, borderTopWidth } = getComputedStyle(button);
    return {
      outlineStyle,
      outlineWidth: Number.parseFloat(outlineWidth),
      border: Number.parseFloat(borderTopWidth),
    };
  });
  expect(focus.outlineStyle).not.toBe('none');
  expect(focus.outlineWidth).toBeGreaterThan(0);
  expect(focus.border).toBeGreaterThan(0);
});

test('[L17] a page that a browser has translated still works', async ({ shopper }) => {
  const { page, open } = await shopper();
  await open(product);
  const add = page.getByRole('button', { name: 'Add to cart', exact: true });
  await add.waitFor();
  // Google Translate replaces each text node with nested <font> elements.
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style') !== null) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await add.click();
  await page.getByRole('dialog', { name: /^Your cart/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'signal' }).click();
  await page.getByRole('heading', { name: 'Today’s flash sale' }).waitFor();
});

test('[N23] a shop that starts without a connection to the server recovers when it is back', async ({
  shopper,
}) => {
  const { page, open, allow } = await shopper();
  allow(/ERR_|response: 5|Failed to load resource/);
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await open('/product/11');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
  await retry.waitFor();
  await page.unroute('**/api/**');
  await retry.click();
  await page.getByRole('main').getByRole('article').first().waitFor();
});

test('[N24] on a slow network a double press adds once and pays once', async ({ shopper }) => {
  const { page, mock, context } = await shopper();
  await reachPayment(page);
  await fillCard(page, cardNumber('success'));
  const network = await context.newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1_000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.getByRole('button', { name: /^Pay (?!with)/ }).dblclick();
  await page.getByRole('heading', { name: 'The order payment succeeded' }).waitFor();
  expect(await mock.charges()).toHaveLength(1);
});

test('[U15] pasted text, text of an input method and autofill count like keys', async ({ shopper }) => {
  const { page, context, open } = await shopper();
  await open(product);
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await quantity.waitFor();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('3'));
  await quantity.selectText();
  await page.keyboard.press('ControlOrMeta+V');
  await expect.poll(() => quantity.inputValue()).toBe('3');

  await page.getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('searchbox');
  await search.focus();
  const keyboard = await context.newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'ヘッド', selectionStart: 3, selectionEnd: 3 });
  // The key that ends a composition is no submit.
  await search.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
  expect(new URL(page.url()).pathname).toBe('/detail');
  await keyboard.send('Input.insertText', { text: 'headset' });
  await search.press('Enter');
  await page.waitForURL(/headset/);

  await open('/login/login');
  const email = page.getByLabel('Email', { exact: true });
  // A password manager sets the value and dispatches `input` and `change`.
  await email.evaluate((field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'ada@example.com');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.getByLabel('Password', { exact: true }).fill('wrong-one');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.getByText('password', { exact: false }).first().waitFor();
  expect(await email.inputValue()).toBe('ada@example.com');
});
