import type { ShareOutcome } from '@signal-shop/ui/components/share-button/share-button.tsx';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';

export interface SharedGoods {
  readonly goodsId: number;
  readonly name: string;
}

/** The canonical URL of a product, without tracking or personal parameters. */
export const sharedAddressOf = (origin: string, goodsId: number): string =>
  new URL(hrefs.goods(goodsId), origin).href;

/** Opens the share sheet of the device; without one, or after a failure, copies the URL. */
export const shareGoods = action(async ({ get }, { goodsId, name }: SharedGoods): Promise<ShareOutcome> => {
  const { origin, share, copy } = get(environmentAtom);
  const url = sharedAddressOf(origin, goodsId);
  try {
    if (share !== null) {
      await share({ title: name, url });
      return 'shared';
    }
  } catch (error) {
    // Canceling the share sheet does not copy the URL.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
  }
  return copy(url).then(
    () => 'copied',
    () => 'failed',
  );
});
