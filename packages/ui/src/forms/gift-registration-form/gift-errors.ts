import { limits } from '@signal-shop/sdk/contract';
import type { IntlShape, TypedMessageDescriptor } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';
import type { TextLimit } from '../form/text-limit.ts';
import { textProblem } from '../form/text-limit.ts';
import { orderNumberIn } from '../track-order-form/track-order-form.tsx';
import { giftRegistrationFormMessages as messages } from './gift-registration-form.messages.ts';
import type { GiftDraft } from './gift-registration-form.states.ts';

const limit = limits.registerProduct;

interface Rule {
  readonly limit: TextLimit;
  readonly missing: Sentence;
  readonly wrong: Sentence | TypedMessageDescriptor<{ min: number }>;
}

const rules = {
  ordersn: { limit: limit.ordersn, missing: messages.orderMissing, wrong: messages.orderMalformed },
  name: { limit: limit.name, missing: messages.nameMissing, wrong: messages.nameMissing },
  email: { limit: limit.email, missing: messages.emailMissing, wrong: messages.emailInvalid },
  review_url: {
    limit: { ...limit.review_url, required: true },
    missing: messages.urlMissing,
    wrong: messages.urlInvalid,
  },
} as const satisfies Record<string, Rule>;

export type OrderField = 'ordersn' | 'name' | 'email';

/** Error messages by field of a step, for values that the contract rejects (spec §5). */
export function giftErrors<Name extends keyof typeof rules>(
  draft: GiftDraft,
  names: readonly Name[],
  intl: IntlShape,
): Partial<Record<Name, string>> {
  const errors: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const { limit, missing, wrong }: Rule = rules[name];
    const problem = textProblem(name === 'ordersn' ? orderNumberIn(draft.ordersn) : draft[name], limit);
    if (problem === null) continue;
    errors[name] =
      problem === 'missing'
        ? intl.formatMessage(missing)
        : intl.formatMessage(wrong, { min: limit.minLength ?? 0 });
  }
  return errors;
}
