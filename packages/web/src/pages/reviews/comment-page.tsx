import { commentHead } from '@signal-shop/ui/chrome/page-head/heads/reviews/comment.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import type { ReviewFormProps } from '@signal-shop/ui/forms/review-form/review-form.states.ts';
import type { CommentState } from '@signal-shop/ui/screens/reviews/comment/comment.states.ts';
import { CommentScreen } from '@signal-shop/ui/screens/reviews/comment/comment-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  changeReview,
  reviewDraftAtom,
  reviewPicturesAtom,
  reviewSendingAtom,
  sendReview,
} from '../../state/reviews/review.ts';
import {
  includeAllOrders,
  includesAllOrdersAtom,
  lineAnswerAtom,
  refetchReviewedLine,
} from '../../state/reviews/reviewed-line.ts';

export function CommentPage() {
  return (
    <>
      <PageHead {...commentHead} />
      <CommentScreen state={useComment()} />
    </>
  );
}

function useComment(): CommentState {
  const answer = useAtomValue(lineAnswerAtom);
  const retry = useSetAtom(refetchReviewedLine);
  const isThorough = useAtomValue(includesAllOrdersAtom);
  const onLook = useSetAtom(includeAllOrders);
  const form = useReviewForm();
  if (answer.status === 'loading') return answer;
  if (answer.status === 'failed') return { ...answer, retry };
  const { value } = answer;
  if (value.status === 'choose') {
    const { older, ...choice } = value;
    return { ...choice, older: older === 0 ? null : { count: older, pending: isThorough, onLook } };
  }
  if (value.status !== 'writable') return value;
  return { status: 'write', of: value.of, form: { ...form, closedAt: value.closedAt } };
}

function useReviewForm(): Omit<ReviewFormProps, 'closedAt'> {
  const pictures = useAtomValue(reviewPicturesAtom);
  const choose = useSetAtom(pictures.choose);
  const sendAgain = useSetAtom(pictures.sendAgain);
  const send = useSetAtom(sendReview);
  return {
    draft: useAtomValue(reviewDraftAtom),
    pictures: useAtomValue(pictures.picturesAtom),
    sending: useAtomValue(reviewSendingAtom),
    onDraftChange: useSetAtom(changeReview),
    onPicture: (file, instead) => void choose(file, instead),
    onSendAgain: (id) => void sendAgain(id),
    onRemove: useSetAtom(pictures.remove),
    onSend: () => void send(),
  };
}
