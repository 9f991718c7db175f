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
import { family } from '../queries/family.ts';
import { mutation, shownState } from '../queries/mutation.ts';
import { setPointsBalance } from '../rewards/points-balance.ts';
import type { ReviewedKey } from './review-drafts.ts';
import { changeDraft, draftOfAtom, emptyReview, forgetDraft, keyOf } from './review-drafts.ts';
import { countReview } from './review-number.ts';
import { commentLocationAtom, refetchReviewedLine, reviewedKeyAtom } from './reviewed-line.ts';

type Review = ArgumentOf<'storeReview'>;

const sending = mutation((shop, review: Review, options) => storeReview(shop, review, options), {
  scope: 'visit',
  of: commentLocationAtom,
  survives: ({ status }) => status !== 'done',
  onDone: ({ set }, { points }, { ordersn, line_id: lineId }) => {
    set(forgetDraft, { ordersn, lineId });
    set(uploadsOf({ ordersn, lineId }).clear);
    set(countReview);
    set(setPointsBalance, points);
  },
  onFailed: ({ set }, error) => {
    if (isShopError(error) && isOutdated(error.code)) set(refetchReviewedLine);
  },
});

/** The draft of the review of the order line in the address. */
export const reviewDraftAtom = atom((get): ReviewDraft => {
  const key = get(reviewedKeyAtom);
  return key === null ? emptyReview : get(draftOfAtom)(key);
});
export const changeReview = action(({ get, set }, draft: ReviewDraft) => {
  const key = get(reviewedKeyAtom);
  if (key !== null) set(changeDraft, key, draft);
});

/** The pictures of each review; each uploads as soon as it is chosen. Pictures of other reviews are unaffected. */
export const reviewPicturesAtom = atom((get): PictureUploads => uploadsOf(get(reviewedKeyAtom)));

const uploadsByName = family((name: string) =>
  pictureUploads({
    maximum: limits.storeReview.pics.maxItems,
    storageKey: { item: 'review_pictures', of: name },
    send: async (shop, file, sending) => (await sendPicture(shop, file, sending)).url,
  }),
);

function uploadsOf(key: ReviewedKey | null): PictureUploads {
  return uploadsByName(key === null ? '' : keyOf(key));
}

/** The state of sending. The next visit of the page finds the review itself. */
export const reviewSendingAtom = atom((get): ReviewSending => {
  const state = get(sending.stateAtom);
  const key = get(reviewedKeyAtom);
  if (state.status === 'idle' || key === null || !isAbout(state.input, key)) return { status: 'idle' };
  return shownState(
    state,
    ({ msg, review, points }): ReviewSending => ({
      status: 'sent',
      message: msg,
      earned: review.points,
      points,
    }),
  );
});

/** Sends the review; a refusal preserves the text and the uploaded pictures. */
export const sendReview = action(async (context) => {
  const { get, set } = context;
  const key = get(reviewedKeyAtom);
  if (key === null || get(reviewSendingAtom).status === 'sent') return;
  await set(sending.mutate, reviewOf(context, key));
});

function isAbout({ ordersn, line_id }: Review, key: ReviewedKey): boolean {
  return ordersn === key.ordersn && line_id === key.lineId;
}

function reviewOf({ get }: ActionContext, key: ReviewedKey): Review {
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

/** Whether the server knows another state of the order line than the page, so that the page refetches. */
function isOutdated(code: number | undefined): boolean {
  return code === ResponseCode.reviewTooLate || code === ResponseCode.reviewAlreadyWritten;
}
