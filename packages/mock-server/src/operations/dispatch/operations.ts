import type { CallId } from '@signal-shop/sdk/contract';
import { accountOperations } from '../handlers/account.ts';
import { addressOperations } from '../handlers/addresses.ts';
import { afterSalesOperations } from '../handlers/after-sales.ts';
import { cartOperations } from '../handlers/cart.ts';
import { catalogueOperations } from '../handlers/catalogue.ts';
import { checkoutOperations } from '../handlers/checkout.ts';
import { homeOperations } from '../handlers/home.ts';
import { mailingOperations } from '../handlers/mailings.ts';
import { orderOperations } from '../handlers/orders.ts';
import { personalDataOperations } from '../handlers/personal-data.ts';
import { registrationOperations } from '../handlers/registrations.ts';
import { reviewOperations } from '../handlers/reviews.ts';
import { couponOperations } from '../handlers/rewards/coupons.ts';
import { freeTestOperations } from '../handlers/rewards/free-tests.ts';
import { pointOperations } from '../handlers/rewards/points.ts';
import { promotionOperations } from '../handlers/rewards/promotions.ts';
import { wheelOperations } from '../handlers/rewards/wheel.ts';
import { savedCardOperations } from '../handlers/saved-cards.ts';
import { sessionOperations } from '../handlers/session/session.ts';
import { signUpOperations } from '../handlers/session/sign-up.ts';
import { shoppingHelpOperations } from '../handlers/shopping-help.ts';
import { siteOperations } from '../handlers/site.ts';
import { supportOperations } from '../handlers/support.ts';
import { trackingOperations } from '../handlers/tracking.ts';
import { warrantyOperations } from '../handlers/warranty.ts';
import { uploadOperations } from '../media/uploads.ts';
import type { Operation } from './call.ts';

/** The handler of every operation in the contract. A missing handler is a type error. */
const operations = {
  ...homeOperations,
  ...siteOperations,
  ...shoppingHelpOperations,
  ...signUpOperations,
  ...mailingOperations,
  ...supportOperations,
  ...catalogueOperations,
  ...sessionOperations,
  ...accountOperations,
  ...personalDataOperations,
  ...uploadOperations,
  ...cartOperations,
  ...checkoutOperations,
  ...orderOperations,
  ...addressOperations,
  ...savedCardOperations,
  ...trackingOperations,
  ...reviewOperations,
  ...freeTestOperations,
  ...warrantyOperations,
  ...afterSalesOperations,
  ...couponOperations,
  ...wheelOperations,
  ...pointOperations,
  ...promotionOperations,
  ...registrationOperations,
} satisfies Record<CallId, Operation>;

const byId: ReadonlyMap<string, Operation> = new Map(Object.entries(operations));

export function findOperation(id: string): Operation | undefined {
  return byId.get(id);
}
