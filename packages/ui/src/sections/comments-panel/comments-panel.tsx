import { reviewWindowDays } from '@signal-shop/sdk/constants';
import type { Comment } from '@signal-shop/sdk/contract';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { ReviewItem } from '../../components/review-item/review-item.tsx';
import { SectionTitle } from '../../components/section-title/section-title.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import type { Remote } from '../../remote.ts';
import type {
  CommentsChoice,
  CommentsView,
} from '../../screens/catalogue/product-detail/product-detail.states.ts';
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
    <section id="reviews" className={styles.section} aria-labelledby={id}>
      <SectionTitle id={id} title={intl.formatMessage(messages.title)} />
      <Content {...props} />
    </section>
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
  return (
    <div className={styles.panel}>
      <StarsHistogram view={view} />
      <div className={styles.comments}>
        <CommentsChoices view={view} onChoice={onChoice} />
        <ul>
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
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.panel}>
      <div className={styles.waiting}>
        <LoadingNote />
        <Skeleton variant="title" width="half" />
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
      <div className={styles.waiting} aria-hidden="true">
        {['one', 'two', 'three'].map((slot) => (
          <div key={slot} className={styles.comment}>
            <Skeleton width="short" />
            <Skeleton />
            <Skeleton width="long" />
          </div>
        ))}
      </div>
    </div>
  );
}
