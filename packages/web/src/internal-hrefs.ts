import { withQuery } from '@signal-shop/ui/link/hrefs.ts';
import { paths } from '@signal-shop/ui/link/paths.ts';

/** URLs that only the web app itself navigates to. */
export const internalHrefs = {
  buyNow: withQuery(paths.cart, { cartype: 2 }),
  addressStep: (kind: 'cart' | 'buyNow') =>
    withQuery(paths.cart, { cartype: kind === 'buyNow' ? 2 : undefined, step: 'address' }),
  payment: paths.payment,
  paymentResult: (ordersn: string) => withQuery(paths.paymentResult, { ordersn }),
  giftStep: (ordersn: string, step: 'review' | 'prize' | 'address') =>
    withQuery(paths.gift, { ordersn, step }),
  logInFor: (target: string) => withQuery(paths.logIn, { redirect: target }),
  registerFor: (target: string) => withQuery(paths.register, { redirect: target }),
} as const;
