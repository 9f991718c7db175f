import { cancelPraise, listComments, praiseComment } from '@signal-shop/sdk/calls';
import type { Comment } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import type { Remote } from '@signal-shop/ui/remote.ts';
import type {
  CommentsChoice,
  CommentsView,
} from '@signal-shop/ui/screens/product-detail/product-detail.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { loginEpochAtom } from '../core/login-epoch.ts';
import { notify } from '../core/notices.ts';
import { report } from '../core/report.ts';
import type { QueryContext } from '../queries/query.ts';
import { query } from '../queries/query.ts';
import { reviewNumberAtom } from '../reviews/review-number.ts';
import { guardedSet, scoped } from '../scopes/scoped.ts';
import { leaveForLogIn } from '../session/leave-for-log-in.ts';
import { isSignedInAtom } from '../session/session.ts';
import { keepAcrossVariants } from './keep-across-variants.ts';
import { goodsIdAtom } from './product.ts';

const commentsPerPage = 10;

type Praise = Pick<Comment, 'praised' | 'praise_count'>;

interface Asked extends CommentsChoice {
  readonly goodsId: number | null;
  readonly page: number;
}

const first = { page: 1, stars: null, withPictures: false } as const;
const askedAtom = atom<Asked>({ goodsId: null, ...first });
const currentAtom = atom((get): Asked => {
  const asked = get(askedAtom);
  const goodsId = get(goodsIdAtom);
  return asked.goodsId === goodsId ? asked : { goodsId, ...first };
});

type Answer = Omit<CommentsView, 'praising' | 'praiseFailed'>;

const commentsQuery = query(async (question) => {
  const asked = question.get(currentAtom);
  return { id: asked.goodsId, value: await findComments(asked, question) };
});

async function findComments(asked: Asked, { get, shop, signal }: QueryContext): Promise<Answer> {
  const { goodsId: id, page, stars, withPictures } = asked;
  // Whether a comment is praised is another thing for another person.
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
  const { total, average, histogram, picture_count: pictureCount } = answer;
  const pages = Math.max(1, Math.ceil(total / commentsPerPage));
  return { comments, choice, page, pages, total, average, histogram, pictureCount };
}
const commentsAcrossVariants = keepAcrossVariants(commentsQuery.promiseAtom);

/** Optimistic likes since the comments were fetched, by comment id. */
const praisesAtom = scoped<ReadonlyMap<number, Praise>>(new Map(), 'login');
const praisingAtom = scoped<number | null>(null, 'login');
const praiseFailedAtom = scoped<number | null>(null, 'login');

/** The comments on the shown product; those of the previous page or color stay visible during a refetch. */
export const commentsAtom = atom((get): Remote<CommentsView> => {
  const answer = get(commentsAcrossVariants);
  if (answer.status !== 'ready') return answer;
  const praises = get(praisesAtom);
  const comments = answer.value.comments.map((comment) => ({ ...comment, ...praises.get(comment.id) }));
  return {
    status: 'ready',
    value: { ...answer.value, comments, praising: get(praisingAtom), praiseFailed: get(praiseFailedAtom) },
  };
});

export const retryComments = commentsQuery.refetch;

export const showCommentsPage = action(({ get, set }, page: number) => {
  set(askedAtom, { ...get(currentAtom), page });
});

export const chooseComments = action(({ get, set }, choice: CommentsChoice) => {
  set(askedAtom, { ...get(currentAtom), ...choice, page: 1 });
});

/** Praises a comment or takes the praise back, shown at once; a guest is warned and goes to log in. */
export const togglePraise = action(async (context, comment: Comment) => {
  const { get, set, environment } = context;
  if (!get(isSignedInAtom)) {
    set(notify, 'warning', { kind: 'message', id: 'notLoggedIn' });
    set(leaveForLogIn);
    return;
  }
  if (get(praisingAtom) !== null) return;
  const { id, praised, praise_count: count } = comment;
  const tell = guardedSet(context);
  const keep = (praise: Praise): void => tell(praisesAtom, new Map(get(praisesAtom)).set(id, praise));
  const isPraised = praised === Flag.yes;
  keep({
    praised: isPraised ? Flag.no : Flag.yes,
    praise_count: Math.max(0, count + (isPraised ? -1 : 1)),
  });
  set(praisingAtom, id);
  set(praiseFailedAtom, null);
  try {
    const answer = await (isPraised ? cancelPraise : praiseComment)(environment.shop, { id });
    keep({ praised: answer.praised, praise_count: answer.praise_count });
  } catch (error) {
    keep({ praised, praise_count: count });
    tell(praiseFailedAtom, id);
    tell(report, error, { say: 'warning' });
  } finally {
    tell(praisingAtom, null);
  }
});
