import { isShopError } from '@signal-shop/sdk';
import { storeReview } from '@signal-shop/sdk/calls';
import type { ArgumentOf } from '@signal-shop/sdk/contract';
import { limits, ResponseCode } from '@signal-shop/sdk/contract';
import { sendPicture } from '@signal-shop/sdk/upload';
import type { ReviewDraft, ReviewSending } from '@signal-shop/ui/forms/review-form/review-form.states.ts';
import { atom } from 'jotai';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import type { PictureUploads } from '../persistence/picture-upload.ts';
import { pictureUploads } from '../persistence/picture-upload.ts';
import { failureOf } from '../queries/remote.ts';
import { setPointsBalance } from '../rewards/points-balance.ts';
import { createIdempotencyKey } from '../scopes/idempotency-key.ts';
import { personal } from '../scopes/personal.ts';
import { sameCustomer } from '../scopes/same-customer.ts';
import type { ReviewedKey } from './review-drafts.ts';
import { draftOfAtom, forgetDraft, keepDraft, keyOf } from './review-drafts.ts';
import { reviewWritten } from './review-number.ts';
import { commentPlaceAtom, readReviewedLine, reviewedKeyAtom } from './reviewed-line.ts';

const idle: ReviewSending = { status: 'idle' };
const nothing: ReviewDraft = { stars: '', content: '', review_url: '' };
const uploads = new Map<string, PictureUploads>();

interface Said {
  readonly of: string;
  readonly visit: number;
  readonly sending: ReviewSending;
}
const saidAtom = personal<Said | null>(null);
const reviewIntention = createIdempotencyKey();

/** The review of the line that the address names, as it is typed. */
export const reviewDraftAtom = atom((get): ReviewDraft => {
  const key = get(reviewedKeyAtom);
  return key === null ? nothing : get(draftOfAtom)(key);
});
export const typeReview = action(({ get, set }, draft: ReviewDraft) => {
  const key = get(reviewedKeyAtom);
  if (key !== null) set(keepDraft, key, draft);
});

/** The pictures of each review, each sent as soon as it is chosen; those about other goods stay where they are. */
export const reviewPicturesAtom = atom((get): PictureUploads => uploadsOf(get(reviewedKeyAtom)));

function uploadsOf(key: ReviewedKey | null): PictureUploads {
  const name = key === null ? '' : keyOf(key);
  const known = uploads.get(name);
  if (known !== undefined) return known;
  const made = pictureUploads({
    maximum: limits.storeReview.pics.maxItems,
    place: { item: 'review_pictures', of: name },
    send: async (shop, file, sending) => (await sendPicture(shop, file, sending)).url,
  });
  uploads.set(name, made);
  return made;
}

/** What became of sending it. Whoever comes back finds the review itself. */
export const reviewSendingAtom = atom((get): ReviewSending => {
  const said = get(saidAtom);
  const key = get(reviewedKeyAtom);
  if (said === null || key === null || said.of !== keyOf(key)) return idle;
  const isOld = said.sending.status === 'sent' && said.visit !== get(commentPlaceAtom).visit;
  return isOld ? idle : said.sending;
});

const say = action(({ get, set }, of: string, sending: ReviewSending) => {
  set(saidAtom, { of, visit: get(commentPlaceAtom).visit, sending });
});

/** Sends the review, once at a time; a refusal keeps everything that was written and sent. */
export const sendReview = action(async (context) => {
  const { get, set, environment } = context;
  const key = get(reviewedKeyAtom);
  const { status } = get(reviewSendingAtom);
  if (key === null || status === 'pending' || status === 'sent') return;
  const of = keyOf(key);
  const isSame = sameCustomer(get);
  set(say, of, { status: 'pending' });
  try {
    const review = reviewOf(context, key);
    const once = { idempotencyKey: set(reviewIntention.begin, review) };
    const answer = await storeReview(environment.shop, review, once);
    set(reviewIntention.end);
    if (!isSame()) return;
    set(forgetDraft, key);
    set(uploadsOf(key).clear);
    set(reviewWritten);
    set(setPointsBalance, answer.points);
    set(say, of, {
      status: 'sent',
      message: answer.msg,
      earned: answer.review.points,
      points: answer.points,
    });
  } catch (error) {
    set(reviewIntention.end, error);
    const isOver = isShopError(error) && error.kind === 'session';
    set(say, of, isOver ? idle : { status: 'failed', failure: failureOf(error) });
    if (isShopError(error) && isOutdated(error.code)) set(readReviewedLine);
  }
});

function reviewOf({ get }: ActionContext, key: ReviewedKey): ArgumentOf<'storeReview'> {
  const { stars, content, review_url } = get(draftOfAtom)(key);
  const address = review_url.trim();
  const pics = [...get(uploadsOf(key).addressesAtom)];
  return {
    ordersn: key.ordersn,
    line_id: key.lineId,
    stars: Number(stars),
    content: content.trim(),
    ...(pics.length > 0 && { pics }),
    ...(address !== '' && { review_url: address }),
  };
}

/** The page knew another state than the shop: it is shown what is true now. */
function isOutdated(code: number | undefined): boolean {
  return code === ResponseCode.reviewTooLate || code === ResponseCode.reviewAlreadyWritten;
}
