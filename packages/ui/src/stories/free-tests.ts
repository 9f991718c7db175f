import type { FreeTestOffer } from '@signal-shop/sdk/contract';
import type { FreeTestStanding, FreeTestView } from '../sections/free-test-panel/free-test-panel.states.ts';
import type { InLocale } from './answers.ts';
import { ask } from './answers.ts';
import type { WholeProductState } from './product-views.ts';
import { product } from './product-views.ts';

/** Goods that can be tested for nothing. */
const testedGoods = 1091;

/** The free test of these goods, to somebody who stands so with it. */
export function freeTest(
  standing: FreeTestStanding | InLocale<FreeTestStanding>,
  change: Partial<FreeTestOffer> = {},
): InLocale<FreeTestView> {
  return (locale) => {
    const offer = ask('getGoods', { id: testedGoods }, { locale }).msg.free_test;
    if (offer === null) throw new Error(`Nobody tests goods ${testedGoods}`);
    return {
      offer: { ...offer, ...change },
      standing: typeof standing === 'function' ? standing(locale) : standing,
      draft: { email: '', reason: '' },
    };
  };
}

/** The customer has applied, and in these scenarios the shop has said so much about it. */
export function applied(scenarios: string): InLocale<FreeTestStanding> {
  return (locale) => {
    const [application] = ask('listFreeTests', {}, { locale, scenarios }).msg;
    if (application === undefined) throw new Error('The customer has applied for nothing');
    return { status: 'applied', application };
  };
}

/** The page of these goods. */
export function testedProduct(
  standing: FreeTestStanding | InLocale<FreeTestStanding>,
): InLocale<WholeProductState> {
  return (locale) => product(testedGoods, '', () => ({ freeTest: freeTest(standing)(locale) }))(locale);
}
