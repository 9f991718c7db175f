import { cancelPraise, listComments, praiseComment } from '@signal-shop/sdk/calls';
import type { Comment } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import type { Remote } from '@signal-shop/ui/remote.ts';
import type {
  CommentsChoice,
  CommentsView,
} from '@signal-shop/ui/screens/catalogue/product-detail/product-detail.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { loginEpochAtom } from '../core/login-epoch.ts';
import { report } from '../core/report.ts';
import { mutation } from '../queries/mutation.ts';
import type { QueryContext } from '../queries/query.ts';
import { query } from '../queries/query.ts';
import { reviewNumberAtom } from '../reviews/review-number.ts';
import { scoped } from '../scopes/scoped.ts';
import { sendGuestToLogIn } from '../session/send-guest-to-log-in.ts';
import { isSignedInAtom } from '../session/session.ts';
import { goodsIdAtom } from './product.ts';
import { retainAcrossVariants } from './retain-across-variants.ts';

type Praise = Pick<Comment, 'praised' | 'praise_count'>;

interface CommentsRequest extends CommentsChoice {
  readonly goodsId: number | null;
  readonly page: number;
}

const first = { page: 1, stars: null, withPictures: false } as const;
const requestAtom = atom<CommentsRequest>({ goodsId: null, ...first });
const currentAtom = atom((get): CommentsRequest => {
  const request = get(requestAtom);
  const goodsId = get(goodsIdAtom);
  return request.goodsId === goodsId ? request : { goodsId, ...first };
});

type Answer = Omit<CommentsView, 'praising' | 'praiseFailed'>;

const commentsQuery = query(async (context) => {
  const request = context.get(currentAtom);
  return { id: request.goodsId, value: await fetchComments(request, context) };
});

async function fetchComments(request: CommentsRequest, { get, shop, signal }: QueryContext): Promise<Answer> {
  const { goodsId: id, page, stars, withPictures } = request;
  // A login refetches, because likes differ per customer.
  get(loginEpochAtom);
  get(reviewNumberAtom);
  const choice = { stars, withPictures };
  if (id === null) {
    const nothing = { comments: [], total: 0, average: 0, histogram: [0, 0, 0, 0, 0] };
    return { ...nothing, choice, page, pages: 1, pictureCount: 0 };
  }
  const answer = await listComments(
    shop,
    { id, page, ...(stars !== null && { stars }), ...(withPictures && { with_pictures: Flag.yes }) },
    { signal },
  );
  const comments = answer.msg;
  const { total, page_size: pageSize, average, histogram, picture_count: pictureCount } = answer;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return { comments, choice, page, pages, total, average, histogram, pictureCount };
}
const commentsAcrossVariants = retainAcrossVariants(commentsQuery.promiseAtom);

/** The likes that the server has confirmed since the comments were fetched, by comment id. */
const praisesAtom = scoped<ReadonlyMap<number, Praise>>(new Map(), 'login');

/** Optimistic update: the like shows while it is pending, and a failure rolls it back. */
const praise = mutation(
  (shop, { id, praised }: Comment) => (praised === Flag.yes ? cancelPraise : praiseComment)(shop, { id }),
  {
    onDone: ({ get, set }, { praised, praise_count }, { id }) =>
      set(praisesAtom, new Map(get(praisesAtom)).set(id, { praised, praise_count })),
    onFailed: ({ set }, error) => set(report, error, { tone: 'warning' }),
  },
);

function optimistic({ praised, praise_count: count }: Praise): Praise {
  return praised === Flag.yes
    ? { praised: Flag.no, praise_count: Math.max(0, count - 1) }
    : { praised: Flag.yes, praise_count: count + 1 };
}

/** The comments on the shown product; those of the previous page or color stay visible during a refetch. */
export const commentsAtom = atom((get): Remote<CommentsView> => {
  const answer = get(commentsAcrossVariants);
  if (answer.status !== 'ready') return answer;
  const praises = get(praisesAtom);
  const state = get(praise.stateAtom);
  const pending = state.status === 'pending' ? state.input : null;
  const failedPraiseId = state.status === 'failed' ? state.input.id : null;
  const comments = answer.value.comments.map((comment) => ({
    ...comment,
    ...(comment.id === pending?.id ? optimistic(pending) : praises.get(comment.id)),
  }));
  return {
    status: 'ready',
    value: { ...answer.value, comments, praising: pending?.id ?? null, praiseFailed: failedPraiseId },
  };
});

export const refetchComments = commentsQuery.refetch;

export const showCommentsPage = action(({ get, set }, page: number) => {
  set(requestAtom, { ...get(currentAtom), page });
});

export const chooseComments = action(({ get, set }, choice: CommentsChoice) => {
  set(requestAtom, { ...get(currentAtom), ...choice, page: 1 });
});

/** Likes a comment or takes the like back; a guest is warned and redirected to the login page. */
export const togglePraise = action(async ({ get, set }, comment: Comment) => {
  if (get(isSignedInAtom)) return set(praise.mutate, comment);
  set(sendGuestToLogIn);
});
