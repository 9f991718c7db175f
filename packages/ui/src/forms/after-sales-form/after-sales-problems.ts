import { limits } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import { pictureFieldsMessages } from '../form/picture-fields.messages.ts';
import { neededPictureProblem } from '../form/picture-fields.tsx';
import { textProblem } from '../form/text-limit.ts';
import type {
  AfterSalesDraft,
  AfterSalesField,
  AfterSalesFormProps,
  AfterSalesKind,
} from './after-sales-draft.ts';
import { kindOf, quantityOf, reasonOf } from './after-sales-draft.ts';
import { afterSalesFormMessages as messages } from './after-sales-form.messages.ts';

export const afterSalesLimits = limits.requestAfterSales;
const refundLimits = limits.requestRefund;

type Judged = Pick<AfterSalesFormProps, 'draft' | 'offer' | 'pictures'>;

/** Error messages of invalid fields, in the order of the form. */
export function afterSalesErrors(judged: Judged, intl: IntlShape): Partial<Record<AfterSalesField, string>> {
  const { draft, offer } = judged;
  const kind = kindOf(draft, offer);
  if (kind === null) return { kind: intl.formatMessage(messages.kindMissing) };
  const picture = neededPictureProblem(judged.pictures);
  return {
    ...(reasonOf(draft, kind) === null && { reason: intl.formatMessage(messages.reasonMissing) }),
    ...(kind !== 'refund' &&
      quantityOf(draft) > offer.most && { quantity: intl.formatMessage(messages.quantityExceeds) }),
    ...problemError(draft, kind, intl),
    ...(picture !== null && {
      pictures: intl.formatMessage(
        picture === 'missing' ? messages.voucherMissing : pictureFieldsMessages[picture],
      ),
    }),
    ...(kind !== 'refund' && addressError(draft, intl)),
    ...(textProblem(draft.note, afterSalesLimits.note) !== null && {
      note: intl.formatMessage(messages.tooLong, { max: afterSalesLimits.note.maxLength }),
    }),
  };
}

function problemError({ problem }: AfterSalesDraft, kind: AfterSalesKind, intl: IntlShape) {
  const limit = kind === 'refund' ? refundLimits.problem : afterSalesLimits.problem;
  const problemKind = textProblem(problem, limit);
  if (problemKind === null) return {};
  return {
    problem:
      problemKind === 'missing'
        ? intl.formatMessage(messages.problemMissing)
        : intl.formatMessage(messages.tooLong, { max: limit.maxLength }),
  };
}

function addressError({ comment_url: address }: AfterSalesDraft, intl: IntlShape) {
  if (textProblem(address, afterSalesLimits.comment_url) === null) return {};
  return { comment_url: intl.formatMessage(messages.addressMalformed) };
}
