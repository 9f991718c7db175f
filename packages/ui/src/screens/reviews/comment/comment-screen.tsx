import { reviewWindowDays } from '@signal-shop/sdk/constants';
import type { OrderLineReview } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { InlineAlert } from '../../../components/inline-alert/inline-alert.tsx';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { ReviewForm } from '../../../forms/review-form/review-form.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { Actions, Columns, PageFrame, Panel } from '../../../sections/page-frame/page-frame.tsx';
import { ReviewItem } from '../../../sections/review-item/review-item.tsx';
import { commentMessages as messages } from './comment.messages.ts';
import styles from './comment.module.css';
import type { CommentScreenProps, CommentState, ReviewedLine } from './comment.states.ts';
import type { ReviewChoicesProps } from './review-choices.tsx';
import { LoadOlderOrders, ReviewChoices } from './review-choices.tsx';
import { ReviewSubject } from './review-subject.tsx';

/** Reviews an order line (spec §2, §5), or lists the lines to review. */
export function CommentScreen({ state }: CommentScreenProps) {
  const intl = useIntl();
  const isOwn = state.status === 'own';
  return (
    <PageFrame
      title={intl.formatMessage(isOwn ? messages.ownTitle : messages.title)}
      {...(!isOwn && { note: <p>{intl.formatMessage(messages.lead)}</p> })}
    >
      <Content state={state} />
    </PageFrame>
  );
}

function Content({ state }: { readonly state: CommentState }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  switch (state.status) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return (
        <>
          <ErrorState failure={state.failure} onRetry={state.retry} />
          <div>
            <ButtonLink variant="ghost" href={hrefs.review()}>
              {intl.formatMessage(messages.another)}
            </ButtonLink>
          </div>
        </>
      );
    case 'choose':
      return state.lines.length === 0 ? <NothingOpen older={state.older} /> : <ReviewChoices {...state} />;
    case 'closed':
      return (
        <Beside of={state.of}>
          <InlineAlert tone="info">
            {intl.formatMessage(messages[state.reason], { days: reviewWindowDays })}
          </InlineAlert>
          <WaysOn of={state.of} isReviewed={false} />
        </Beside>
      );
    case 'own':
      return (
        <Beside of={state.of}>
          <Own review={state.review} />
          <WaysOn of={state.of} isReviewed />
        </Beside>
      );
    case 'write': {
      const isSent = state.form.sending.status === 'sent';
      const isOver = state.form.closedAt !== null;
      return (
        <Beside of={state.of}>
          <ReviewForm {...state.form} />
          {(isSent || isOver) && <WaysOn of={state.of} isReviewed={isSent} />}
        </Beside>
      );
    }
  }
}

interface BesideProps {
  readonly of: ReviewedLine;
  readonly children: React.ReactNode;
}

/** Content on the left, goods on the right; on small screens the goods come first. */
function Beside({ of, children }: BesideProps) {
  return (
    <Columns>
      <div className={styles.subject}>
        <ReviewSubject of={of} />
      </div>
      <Panel>{children}</Panel>
    </Columns>
  );
}

function Own({ review }: { readonly review: OrderLineReview }) {
  const intl = useIntl();
  return (
    <>
      <ReviewItem comment={review.comment} />
      <p data-muted>
        {intl.formatMessage(review.published === Flag.yes ? messages.published : messages.checking)}
      </p>
      {review.points > 0 && <p>{intl.formatMessage(messages.shared, { points: review.points })}</p>}
    </>
  );
}

interface WaysOnProps {
  readonly of: ReviewedLine;
  readonly isReviewed: boolean;
}

/** Links back to the order and the product, and to the next review. */
function WaysOn({ of, isReviewed }: WaysOnProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <Actions>
      <ButtonLink href={hrefs.order(of.ordersn)}>
        {intl.formatMessage(messages.order, { ordersn: of.ordersn })}
      </ButtonLink>
      {isReviewed && (
        <ButtonLink variant="secondary" href={`${hrefs.goods(of.line.goods_id)}#reviews`}>
          {intl.formatMessage(messages.toGoods)}
        </ButtonLink>
      )}
      {isReviewed && (
        <ButtonLink variant="secondary" iconStart="gift" href={hrefs.gift(of.ordersn)}>
          {intl.formatMessage(messages.gift)}
        </ButtonLink>
      )}
      <ButtonLink variant="ghost" href={hrefs.review()}>
        {intl.formatMessage(messages.another)}
      </ButtonLink>
    </Actions>
  );
}

function NothingOpen({ older }: Pick<ReviewChoicesProps, 'older'>) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <EmptyState
      art="reviews"
      title={intl.formatMessage(messages.none)}
      text={intl.formatMessage(messages.noneText, { days: reviewWindowDays })}
      actions={
        <>
          <ButtonLink href={hrefs.orders()}>{intl.formatMessage(messages.orders)}</ButtonLink>
          {older !== null && <LoadOlderOrders older={older} />}
        </>
      }
    />
  );
}

function Waiting() {
  return (
    <Panel>
      <LoadingNote />
      <Skeleton variant="title" width="half" />
      <Skeleton variant="control" />
      <Skeleton />
      <Skeleton width="long" />
    </Panel>
  );
}
