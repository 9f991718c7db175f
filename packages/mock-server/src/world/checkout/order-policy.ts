import type { OrderPolicy } from '../state/orders.ts';
/** The European Union, where the withdrawal function is law since June 2026, and the countries that follow it. */
export const europe: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO'.split(' ');

export function initialPolicy(): OrderPolicy {
  return { shopWorks: false, withdrawal: europe };
}

export function offersWithdrawal({ withdrawal }: OrderPolicy, region: string): boolean {
  if (withdrawal === 'everywhere' || withdrawal === 'nowhere') return withdrawal === 'everywhere';
  return withdrawal.includes(region);
}

/** Whether orders of any market can be withdrawn from online. */
export function offersAnyWithdrawal({ withdrawal }: OrderPolicy): boolean {
  return withdrawal === 'everywhere' || (withdrawal !== 'nowhere' && withdrawal.length > 0);
}
