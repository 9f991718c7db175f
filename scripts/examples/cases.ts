// A case for each named example of the contract: the steps to it, its call and its argument.
// Generation writes their answers as examples; tests and journeys run the same cases against other servers.
import type { CallId } from '@signal-shop/sdk/contract';
import { operations } from '@signal-shop/sdk/contract';
import { accountCases } from './account/account-cases.ts';
import { afterSalesCases } from './after-sales/after-sales-cases.ts';
import { warrantyCases } from './after-sales/warranty-cases.ts';
import { cartCases } from './cart/cart-cases.ts';
import { catalogueCases } from './catalogue/catalogue-cases.ts';
import { homeCases } from './catalogue/home-cases.ts';
import { shoppingHelpCases } from './catalogue/shopping-help-cases.ts';
import { addressCases } from './checkout/address-cases.ts';
import { checkoutCases } from './checkout/checkout-cases.ts';
import type { ExampleCase } from './example-case.ts';
import { mailCases } from './mail/mail-cases.ts';
import { orderActionCases } from './orders/order-action-cases.ts';
import { orderCases } from './orders/order-cases.ts';
import { trackingCases } from './orders/tracking-cases.ts';
import { reviewCases } from './reviews/review-cases.ts';
import { uploadCases } from './reviews/upload-cases.ts';
import { couponCases } from './rewards/coupon-cases.ts';
import { freeTestCases } from './rewards/free-test-cases.ts';
import { pointCases } from './rewards/point-cases.ts';
import { promotionCases } from './rewards/promotion-cases.ts';
import { wheelCases } from './rewards/wheel-cases.ts';
import { sessionCases } from './session/session-cases.ts';
import { supportCases } from './support/support-cases.ts';
import { valueCases } from './values/value-cases.ts';

const ownCases: readonly ExampleCase[] = [
  ...homeCases,
  ...catalogueCases,
  ...shoppingHelpCases,
  ...supportCases,
  ...mailCases,
  ...sessionCases,
  ...accountCases,
  ...uploadCases,
  ...cartCases,
  ...checkoutCases,
  ...orderCases,
  ...orderActionCases,
  ...addressCases,
  ...trackingCases,
  ...reviewCases,
  ...freeTestCases,
  ...warrantyCases,
  ...afterSalesCases,
  ...couponCases,
  ...wheelCases,
  ...pointCases,
  ...promotionCases,
  ...valueCases,
];

/** Every named response of the contract, except the expired login, which all calls share. */
export const exampleCases: readonly ExampleCase[] = [
  ...ownCases,
  ...ownCases.filter(({ name }) => name === 'success').map(failing),
];

/** The response to an expired login: the same for every call that reads the session. */
export function endedLoginCases(call: CallId): readonly ExampleCase[] {
  const { prepare } = successOf(call);
  const end = (name: string, summary: string, scenarios: string): ExampleCase => ({
    call,
    name,
    summary,
    prepare: async (visitor) => {
      const argument = await prepare(visitor);
      await visitor.turn(scenarios);
      return argument;
    },
  });
  return [
    end('loginRequired', 'No token', 'auth.expired-1000'),
    end('loginExpired', 'The login has expired', 'auth.expired-100'),
  ];
}

/** The case of a call's success. @throws Error if there is none */
export function successOf(call: CallId): ExampleCase {
  const successCase = ownCases.find((one) => one.call === call && one.name === 'success');
  if (successCase === undefined)
    throw new Error(`No example shows the success of ${call}: write one in scripts/examples.`);
  return successCase;
}

/** Calls of the contract without an example of their success. */
export function callsWithoutExample(): readonly string[] {
  const callsWithExample = new Set<string>(
    ownCases.filter(({ name }) => name === 'success').map(({ call }) => call),
  );
  return Object.keys(operations).filter((call) => !callsWithExample.has(call));
}

function failing(success: ExampleCase): ExampleCase {
  return {
    ...success,
    name: 'failed',
    summary: 'Refused for another reason',
    prepare: async (visitor) => {
      const argument = await success.prepare(visitor);
      await visitor.turn(`home.fail:${success.call}`);
      return argument;
    },
  };
}
