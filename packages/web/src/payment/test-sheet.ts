import { createIdempotencyKey } from '@signal-shop/sdk';
import { testSheetChannel, testSheetPath } from '@signal-shop/sdk/rules/test-cards';
import type { ApprovedSheet, OpenSheet } from './provider.ts';

/**
 * The payment sheet of the built-in provider, for browsers without a real one: a window with the provider's page. They
 * talk through a channel, because the security headers of the shop separate it from windows that it opens.
 */
export const testSheet: OpenSheet = ({ total: { label, amount } }) => {
  const id = createIdempotencyKey();
  let close = () => {};
  return {
    canMakePayment: () => Promise.resolve(true),
    show: () =>
      new Promise<ApprovedSheet>((resolve, reject) => {
        const channel = new BroadcastChannel(`${testSheetChannel}${id}`);
        const finish = () => {
          // The window closes itself at any message.
          channel.postMessage('done');
          channel.close();
        };
        close = () => {
          finish();
          reject(new DOMException('The sheet was closed.', 'AbortError'));
        };
        channel.addEventListener('message', ({ data }) => {
          if (typeof data !== 'string' || data === '') close();
          else resolve({ token: data, complete: async () => finish() });
        });
        const { lang } = document.documentElement;
        const address = `${testSheetPath}?${new URLSearchParams({ id, label, lang, ...amount })}`;
        if (window.open(address, '_blank', 'popup,width=420,height=480') !== null) return;
        channel.close();
        reject(new DOMException('The browser blocks the window of the sheet.', 'NotAllowedError'));
      }),
    abort: async () => close(),
  };
};
