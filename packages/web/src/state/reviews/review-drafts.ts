import { isRecord } from '@signal-shop/sdk/rules/is-record';
import type { ReviewDraft } from '@signal-shop/ui/forms/review-form/review-form.states.ts';
import { atom } from 'jotai';
import { parseStored } from '../../browser/parse-stored.ts';
import { action } from '../core/action.ts';
import { persisted } from '../persistence/persisted.ts';

/** One line of one order. */
export interface ReviewedKey {
  readonly ordersn: string;
  readonly lineId: number;
}

type Drafts = Readonly<Record<string, ReviewDraft>>;

/** A new draft beyond this number evicts the oldest one. */
const longestList = 8;
export const emptyReview: ReviewDraft = { stars: '', content: '', review_url: '' };

/** The drafts by order line; they survive a reload, every failure and a navigation, and a logout removes them. */
const draftsAtom = persisted<Drafts>(
  { tab: 'review_drafts' },
  {
    decode: (text) => {
      const drafts = Object.entries(parseStored(text, isRecord) ?? {}).filter(isDraftEntry);
      return Object.fromEntries(drafts.slice(-longestList));
    },
    encode: (drafts) => (Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts)),
  },
);

export function keyOf({ ordersn, lineId }: ReviewedKey): string {
  return `${ordersn}/${lineId}`;
}

export const draftOfAtom = atom((get) => {
  const drafts = get(draftsAtom);
  return (key: ReviewedKey): ReviewDraft => drafts[keyOf(key)] ?? emptyReview;
});

export const changeDraft = action(({ set }, key: ReviewedKey, draft: ReviewDraft) =>
  set(draftsAtom, ({ [keyOf(key)]: _before, ...others }) =>
    Object.fromEntries([...Object.entries(others), [keyOf(key), draft]].slice(-longestList)),
  ),
);

export const forgetDraft = action(({ set }, key: ReviewedKey) =>
  set(draftsAtom, ({ [keyOf(key)]: _draft, ...others }) => others),
);

function isDraftEntry(entry: [string, unknown]): entry is [string, ReviewDraft] {
  const [, draft] = entry;
  if (!isRecord(draft)) return false;
  const { stars, content, review_url } = draft;
  return (
    typeof stars === 'string' &&
    /^[1-5]?$/.test(stars) &&
    typeof content === 'string' &&
    typeof review_url === 'string'
  );
}
