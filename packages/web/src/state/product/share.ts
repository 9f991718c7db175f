import type { ShareOutcome } from '@signal-shop/ui/components/share-button/share-button.tsx';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';

export interface SharedGoods {
  readonly goodsId: number;
  readonly name: string;
}

/** The whole address of goods, without anything of who looks at them. */
export const sharedAddressOf = (origin: string, goodsId: number): string =>
  new URL(hrefs.goods(goodsId), origin).href;

/** Hands goods on by the device's own ways; where there are none, or they fail, the address is copied. */
export const shareGoods = action(async ({ get }, { goodsId, name }: SharedGoods): Promise<ShareOutcome> => {
  const { origin, share, copy } = get(environmentAtom);
  const url = sharedAddressOf(origin, goodsId);
  try {
    if (share !== null) {
      await share({ title: name, url });
      return 'shared';
    }
  } catch (error) {
    // Closing the share sheet does not mean that the address shall be copied.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
  }
  return copy(url).then(
    () => 'copied',
    () => 'failed',
  );
});
