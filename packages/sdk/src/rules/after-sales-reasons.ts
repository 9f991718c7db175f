import type { AfterSalesReason, AfterSalesRequest } from '../contract/contract.ts';

const faults = ['defective', 'damagedInTransit', 'wrongItem', 'notAsDescribed', 'missingParts'] as const;

const reasons: Readonly<Record<AfterSalesRequest['kind'], readonly AfterSalesReason[]>> = {
  return: [...faults, 'noLongerNeeded', 'other'],
  exchange: [...faults, 'other'],
  refund: ['neverArrived', 'noLongerNeeded', ...faults, 'other'],
};

/** The reasons that a customer can give for a request of this kind, in the order of the form. */
export function reasonsFor(kind: AfterSalesRequest['kind']): readonly AfterSalesReason[] {
  return reasons[kind];
}
