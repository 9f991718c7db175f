import { reviewWindowDays } from '@signal-shop/sdk/constants';
import type { Comment } from '@signal-shop/sdk/contract';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { Spread } from '../../components/spread/spread.tsx';
import { moveFocusOnUnmount } from '../../focus/move-focus-on-unmount.ts';
import type { Remote } from '../../remote.ts';
import type {
  CommentsChoice,
  CommentsView,
} from '../../screens/catalogue/product-detail/product-detail.states.ts';
import { ReviewItem } from '../review-item/review-item.tsx';
import { CommentsChoices } from './comments-choices.tsx';
import { commentsPanelMessages as messages } from './comments-panel.messages.ts';
import styles from './comments-panel.module.css';
import { StarsHistogram, sum } from './stars-histogram.tsx';

export interface CommentsPanelProps {
  readonly comments: Remote<CommentsView>;
  readonly onPage: (page: number) => void;
  readonly onChoice: (choice: CommentsChoice) => void;
  readonly onPraise: (comment: Comment) => void;
}

/** Reviews of the goods: average, histogram of stars, and the list. */
export function CommentsPanel(props: CommentsPanelProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <div id="reviews" className={styles.section}>
      <Spread id={id} title={intl.formatMessage(messages.title)} aside={<Summary {...props} />}>
        <Content {...props} />
      </Spread>
    </div>
  );
}

/** The average and the filters; nothing without a review. */
function Summary({ comments, onChoice }: CommentsPanelProps) {
  if (comments.status !== 'ready' || sum(comments.value.histogram) === 0) return null;
  return (
    <div className={styles.summary}>
      <StarsHistogram view={comments.value} />
      <CommentsChoices view={comments.value} onChoice={onChoice} />
    </div>
  );
}

function Content({ comments, onPage, onChoice, onPraise }: CommentsPanelProps) {
  const intl = useIntl();
  if (comments.status === 'loading') return <Waiting />;
  if (comments.status === 'failed') {
    return <ErrorState failure={comments.failure} onRetry={comments.retry} level={3} />;
  }
  const view = comments.value;
  if (sum(view.histogram) === 0) {
    return (
      <EmptyState
        art="reviews"
        level={3}
        title={intl.formatMessage(messages.empty)}
        text={intl.formatMessage(messages.emptyText, { days: reviewWindowDays })}
      />
    );
  }
  if (view.comments.length === 0) {
    return (
      <div ref={moveFocusOnUnmount}>
        <EmptyState
          art="reviews"
          level={3}
          title={intl.formatMessage(messages.noMatch)}
          actions={
            <Button variant="secondary" onClick={() => onChoice({ stars: null, withPictures: false })}>
              {intl.formatMessage(messages.clear)}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <div className={styles.comments}>
      <ul className={styles.list}>
        {view.comments.map((comment) => (
          <li key={comment.id}>
            <ReviewItem
              comment={comment}
              pending={view.praising === comment.id}
              failed={view.praiseFailed === comment.id}
              onPraise={() => onPraise(comment)}
            />
          </li>
        ))}
      </ul>
      <Pagination page={view.page} pages={view.pages} onPage={onPage} />
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.list}>
      <LoadingNote />
      {['one', 'two', 'three', 'four'].map((slot) => (
        <div key={slot} className={styles.comment} aria-hidden="true">
          <Skeleton width="short" />
          <Skeleton />
          <Skeleton width="long" />
        </div>
      ))}
    </div>
  );
}
