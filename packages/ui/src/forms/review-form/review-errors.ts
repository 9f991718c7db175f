import { limits } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import { pictureFieldsMessages } from '../form/picture-fields.messages.ts';
import { pictureProblem } from '../form/picture-fields.tsx';
import { textProblem } from '../form/text-limit.ts';
import { reviewFormMessages as messages } from './review-form.messages.ts';
import type { ReviewFormProps } from './review-form.states.ts';

export type ReviewField = 'stars' | 'content' | 'pictures' | 'review_url';

const { content, review_url: address } = limits.storeReview;

/** Error messages in the order of the form, for values that the contract rejects (spec §5). */
export function reviewErrors(
  { draft, pictures }: Pick<ReviewFormProps, 'draft' | 'pictures'>,
  intl: IntlShape,
): Partial<Record<ReviewField, string>> {
  const problem = pictureProblem(pictures);
  return {
    ...(draft.stars === '' && { stars: intl.formatMessage(messages.starsMissing) }),
    ...(textProblem(draft.content, content) !== null && {
      content: intl.formatMessage(messages.contentMissing),
    }),
    ...(problem !== null && {
      pictures: intl.formatMessage(pictureFieldsMessages[problem]),
    }),
    ...(textProblem(draft.review_url, address) !== null && {
      review_url: intl.formatMessage(messages.urlInvalid),
    }),
  };
}
