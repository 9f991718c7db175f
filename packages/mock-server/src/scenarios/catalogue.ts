import { accountScenarios } from './accounts.ts';
import { afterSalesScenarios } from './after-sales.ts';
import { aftersalesScenarios } from './aftersales.ts';
import { authScenarios } from './auth.ts';
import { cartScenarios } from './cart.ts';
import { couponScenarios } from './coupons.ts';
import { flashScenarios } from './flash.ts';
import { homeScenarios } from './home.ts';
import { languageScenarios } from './language.ts';
import { longAccountScenarios } from './long-accounts.ts';
import { netScenarios } from './net.ts';
import { orderScenarios } from './orders.ts';
import { parcelScenarios } from './parcels.ts';
import { pointScenarios } from './points.ts';
import { promotionScenarios } from './promotions.ts';
import type { Scenario } from './scenario.ts';
import { shelfScenarios } from './shelves.ts';
import { supportScenarios } from './support.ts';
import { unknownScenarios } from './unknowns.ts';
import { uploadScenarios } from './uploads.ts';
import { wheelScenarios } from './wheel.ts';
import { wishScenarios } from './wishes.ts';

/** Every scenario, in the order in which they are applied: what others build on comes first. */
export const scenarios: readonly Scenario[] = [
  ...shelfScenarios,
  ...languageScenarios,
  ...flashScenarios,
  ...authScenarios,
  ...accountScenarios,
  ...uploadScenarios,
  ...homeScenarios,
  ...supportScenarios,
  ...wishScenarios,
  ...orderScenarios,
  ...parcelScenarios,
  ...unknownScenarios,
  ...aftersalesScenarios,
  ...afterSalesScenarios,
  ...cartScenarios,
  ...couponScenarios,
  ...wheelScenarios,
  ...pointScenarios,
  ...longAccountScenarios,
  ...promotionScenarios,
  ...netScenarios,
];
