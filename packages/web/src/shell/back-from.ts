import { hrefs, places } from '../hrefs.ts';
import type { PageName } from '../page-name.ts';

/** Where "back" leads from the pages without a header; home from all others. */
export function backFrom(page: PageName, search: string): string {
  switch (page) {
    case 'checkout':
      return new URLSearchParams(search).get('cartype') === '2' ? places.buyNow : hrefs.cart;
    case 'payment':
      return hrefs.orders('unpaid');
    case 'paymentResult':
      return hrefs.orders();
    default:
      return hrefs.home;
  }
}
