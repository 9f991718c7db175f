import { limits } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { InlineAlert } from '../../../components/inline-alert/inline-alert.tsx';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { PageFrame } from '../../../sections/page-frame/page-frame.tsx';
import { compareMessages as messages } from './compare.messages.ts';
import styles from './compare.module.css';
import type { CompareScreenProps } from './compare.states.ts';
import { CompareTable } from './compare-table.tsx';

const { minItems: min, maxItems: max } = limits.compareGoods.ids;

/** Goods side by side, feature by feature. */
export function CompareScreen(props: CompareScreenProps) {
  const intl = useIntl();
  return (
    <PageFrame title={intl.formatMessage(messages.title)}>
      <Content {...props} />
    </PageFrame>
  );
}

const lines = ['one', 'two', 'three', 'four', 'five'] as const;

function Content({ state, ...on }: CompareScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  switch (state.status) {
    case 'loading':
      return (
        <div>
          <LoadingNote />
          <div className={styles.waiting} aria-hidden="true">
            {lines.map((line) => (
              <Skeleton key={line} variant="title" />
            ))}
          </div>
        </div>
      );
    case 'tooFew':
      return (
        <>
          <Gone count={state.gone} />
          <EmptyState
            art="scale"
            popularGoods
            title={intl.formatMessage(state.count === 0 ? messages.empty : messages.one)}
            text={intl.formatMessage(messages.emptyText, { min, max })}
            actions={
              <ButtonLink href={hrefs.category(null)}>{intl.formatMessage(messages.browse)}</ButtonLink>
            }
          />
        </>
      );
    case 'failed':
      return (
        <>
          <ErrorState
            failure={state.failure}
            {...(state.retry === undefined ? {} : { onRetry: state.retry })}
          />
          <div>
            <Button variant="secondary" onClick={on.onClear}>
              {intl.formatMessage(messages.clear)}
            </Button>
          </div>
        </>
      );
    case 'ready':
      return (
        <>
          <Gone count={state.view.gone} />
          <CompareTable view={state.view} {...on} />
        </>
      );
  }
}

function Gone({ count = 0 }: { readonly count: number | undefined }) {
  const intl = useIntl();
  if (count === 0) return null;
  return (
    <InlineAlert tone="info" live>
      {intl.formatMessage(messages.gone, { count })}
    </InlineAlert>
  );
}
