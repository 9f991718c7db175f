import { isRecord } from '@signal-shop/sdk/rules/is-record';
import type { ReviewDraft } from '@signal-shop/ui/forms/review-form/review-form.states.ts';
import { atom } from 'jotai';
import { parseStored } from '../../browser/parse-stored.ts';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { logoutEpochAtom } from '../core/login-epoch.ts';

/** One line of one order. */
export interface ReviewedKey {
  readonly ordersn: string;
  readonly lineId: number;
}

type Drafts = Readonly<Record<string, ReviewDraft>>;

/** The oldest draft is dropped for a new one. */
const longestList = 8;
const item = 'review_drafts';
const empty: ReviewDraft = { stars: '', content: '', review_url: '' };
const typedAtom = atom<{ readonly drafts: Drafts; readonly logouts: number } | null>(null);

/** The drafts by order line; they survive a reload, every failure and a navigation, and a logout removes them. */
const draftsAtom = atom((get): Drafts => {
  const typed = get(typedAtom);
  if (typed?.logouts === get(logoutEpochAtom)) return typed.drafts;
  return readDrafts(get(environmentAtom).sessionItems.get(item));
});

export function keyOf({ ordersn, lineId }: ReviewedKey): string {
  return `${ordersn}/${lineId}`;
}

export const draftOfAtom = atom((get) => {
  const drafts = get(draftsAtom);
  return (key: ReviewedKey): ReviewDraft => drafts[keyOf(key)] ?? empty;
});

export const keepDraft = action(({ get, set }, key: ReviewedKey, draft: ReviewDraft) => {
  const { [keyOf(key)]: _before, ...others } = get(draftsAtom);
  set(keep, Object.fromEntries([...Object.entries(others), [keyOf(key), draft]].slice(-longestList)));
});

export const forgetDraft = action(({ get, set }, key: ReviewedKey) => {
  const { [keyOf(key)]: _sent, ...others } = get(draftsAtom);
  set(keep, others);
});

const keep = action(({ get, set, environment }, drafts: Drafts) => {
  set(typedAtom, { drafts, logouts: get(logoutEpochAtom) });
  if (Object.keys(drafts).length === 0) environment.sessionItems.remove(item);
  else environment.sessionItems.set(item, JSON.stringify(drafts));
});

function readDrafts(text: string | null): Drafts {
  const kept = parseStored(text, isRecord);
  if (kept === undefined) return {};
  return Object.fromEntries(Object.entries(kept).filter(isDraftEntry).slice(-longestList));
}

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
