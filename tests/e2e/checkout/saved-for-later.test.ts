import { describe } from 'vitest';
import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { sidewaysScroll } from '../support/sideways-scroll.ts';
import { enterAsCustomer } from '../support/steps.ts';

const scenarios = ['auth.customer', 'cart.many'];
const name = 'M625 Lightweight Mouse';

describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  test('[BEY-33] SaveForLater: a line is saved for later, which is undone, and moved back', async ({
    shopper,
  }) => {
    const { page, open, context } = await shopper({ width, scenarios });
    await enterAsCustomer(context);
    await open('/car');
    const lines = page.getByRole('region', { name: 'Items' });
    const saved = page.getByRole('region', { name: 'Saved for later' });
    const line = lines.getByRole('heading', { name });

    await lines.getByRole('button', { name: `Save ${name} for later` }).click();
    await saved.getByRole('heading', { name }).waitFor();
    await line.waitFor({ state: 'detached' });
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await line.waitFor();
    await saved.waitFor({ state: 'detached' });

    await lines.getByRole('button', { name: `Save ${name} for later` }).click();
    await line.waitFor({ state: 'detached' });
    await saved.getByRole('button', { name: `Move ${name} to cart` }).click();
    await line.waitFor();
    await saved.waitFor({ state: 'detached' });
  });

  test('[BEY-20] a removal from the cart is undone', async ({ shopper }) => {
    const { page, open, context, mock } = await shopper({ width, scenarios });
    await enterAsCustomer(context);
    await open('/car');
    const lines = page.getByRole('region', { name: 'Items' });
    const line = lines.getByRole('heading', { name });
    await lines.getByRole('button', { name: `Remove ${name} from cart` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await line.waitFor({ state: 'detached' });
    await page.getByText(`Removed ${name} from your cart`).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await line.waitFor();
    await page.reload();
    await line.waitFor();
    expect(await mock.calls.count('deleteCartItem')).toBe(1);
  });
});
