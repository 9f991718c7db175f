import { accountScenarios } from './account/accounts.ts';
import { languageScenarios } from './account/language.ts';
import { longAccountScenarios } from './account/long-accounts.ts';
import { afterDeliveryScenarios } from './after-sales/after-delivery.ts';
import { afterSalesScenarios } from './after-sales/after-sales.ts';
import { cartScenarios } from './cart/cart.ts';
import { homeScenarios } from './catalogue/home.ts';
import { nullDataScenarios } from './catalogue/null-data.ts';
import { wishScenarios } from './catalogue/wishes.ts';
import { paymentScenarios } from './checkout/payment.ts';
import { catalogueDisplayScenarios } from './create/catalogue-display.ts';
import type { Scenario } from './create/scenario.ts';
import { flashScenarios } from './flash-sale/flash-sale.ts';
import { mailScenarios } from './mail/mail.ts';
import { orderScenarios } from './orders/orders.ts';
import { parcelScenarios } from './orders/parcels.ts';
import { couponScenarios } from './rewards/coupons.ts';
import { pointScenarios } from './rewards/points.ts';
import { promotionScenarios } from './rewards/promotions.ts';
import { wheelScenarios } from './rewards/wheel.ts';
import { authScenarios } from './session/auth.ts';
import { networkScenarios } from './support/network.ts';
import { supportScenarios } from './support/support.ts';
import { uploadScenarios } from './support/uploads.ts';

/** Every scenario, in the order in which they are applied: dependencies come first. */
export const scenarios: readonly Scenario[] = [
  ...catalogueDisplayScenarios,
  ...languageScenarios,
  ...flashScenarios,
  ...authScenarios,
  ...accountScenarios,
  ...uploadScenarios,
  ...homeScenarios,
  ...supportScenarios,
  ...mailScenarios,
  ...wishScenarios,
  ...orderScenarios,
  ...paymentScenarios,
  ...parcelScenarios,
  ...nullDataScenarios,
  ...afterDeliveryScenarios,
  ...afterSalesScenarios,
  ...cartScenarios,
  ...couponScenarios,
  ...wheelScenarios,
  ...pointScenarios,
  ...longAccountScenarios,
  ...promotionScenarios,
  ...networkScenarios,
];
