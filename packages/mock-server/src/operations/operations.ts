import type { CallId } from '@signal-shop/sdk/contract';
import { accountOperations } from './account.ts';
import { addressOperations } from './addresses.ts';
import { afterSalesOperations } from './after-sales.ts';
import type { Operation } from './call.ts';
import { cartOperations } from './cart.ts';
import { catalogueOperations } from './catalogue.ts';
import { checkoutOperations } from './checkout.ts';
import { couponOperations } from './coupons.ts';
import { freeTestOperations } from './free-tests.ts';
import { homeOperations } from './home.ts';
import { orderOperations } from './orders.ts';
import { pointOperations } from './points.ts';
import { promotionOperations } from './promotions.ts';
import { reviewOperations } from './reviews.ts';
import { sessionOperations } from './session.ts';
import { shoppingHelpOperations } from './shopping-help.ts';
import { signUpOperations } from './sign-up.ts';
import { siteOperations } from './site.ts';
import { supportOperations } from './support.ts';
import { trackingOperations } from './tracking.ts';
import { uploadOperations } from './uploads.ts';
import { warrantyOperations } from './warranty.ts';
import { wheelOperations } from './wheel.ts';

/** Every call of the contract: one that nobody answers does not compile. */
const operations = {
  ...homeOperations,
  ...siteOperations,
  ...shoppingHelpOperations,
  ...signUpOperations,
  ...supportOperations,
  ...catalogueOperations,
  ...sessionOperations,
  ...accountOperations,
  ...uploadOperations,
  ...cartOperations,
  ...checkoutOperations,
  ...orderOperations,
  ...addressOperations,
  ...trackingOperations,
  ...reviewOperations,
  ...freeTestOperations,
  ...warrantyOperations,
  ...afterSalesOperations,
  ...couponOperations,
  ...wheelOperations,
  ...pointOperations,
  ...promotionOperations,
} satisfies Record<CallId, Operation>;

const byId: ReadonlyMap<string, Operation> = new Map(Object.entries(operations));

export function findOperation(id: string): Operation | undefined {
  return byId.get(id);
}
