import type { CartEditorState } from '@signal-shop/sdk/cart';
import { CartEditor } from '@signal-shop/sdk/cart';
import type { Check } from './support.ts';
import { check, logIn, same, someGoods } from './support.ts';

export const cartChecks: readonly Check[] = [
  check('the cart editor sends only the last of several quantities', async (target) => {
    const shop = await logIn(target);
    const id = await someGoods(shop);
    await shop.addCartItem({ id, goods_number: 1 });
    const states: CartEditorState['status'][] = [];
    let pieces: number | undefined;
    const editor = new CartEditor({
      send: (params) => shop.checkoutCart({ params: [...params] }),
      reload: async () => {
        pieces = (await shop.getCart({ cartype: 1 })).msg[0]?.goods_number;
      },
      onChange: ({ status }) => states.push(status),
      debounceMs: 5,
    });
    const outcomes = await Promise.all([editor.change(id, 3), editor.change(id, 2)]);
    same(
      outcomes.map(({ status }) => status),
      ['superseded', 'saved'],
      'outcomes',
    );
    same(pieces, 2, 'pieces in the cart');
    same(states.at(-1), 'settled', 'state');
  }),
];
