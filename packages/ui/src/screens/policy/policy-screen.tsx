import { useIntl } from 'react-intl';
import page from '../../chrome/page/page.module.css';
import { ButtonLink } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { SectionTitle } from '../../components/section-title/section-title.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { policyMessages as words } from './policy.messages.ts';
import styles from './policy.module.css';
import type { PolicyScreenProps, PolicyState } from './policy.states.ts';

/** One policy or help text. */
export function PolicyScreen({ state }: PolicyScreenProps) {
  return (
    <article className={`${page.page} ${styles.screen}`}>
      <Content state={state} />
    </article>
  );
}

function Content({ state }: { readonly state: PolicyState }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  switch (state.status) {
    case 'loading':
      return <Waiting />;
    case 'unknown':
      return (
        <EmptyState
          art="search"
          level={1}
          title={intl.formatMessage(words.unknown)}
          text={intl.formatMessage(words.unknownText)}
          action={<ButtonLink href={hrefs.home}>{intl.formatMessage(words.home)}</ButtonLink>}
        />
      );
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} level={1} />;
    case 'ready':
      return (
        <>
          <SectionTitle level={1} title={state.text.name} />
          <RichText blocks={state.text.blocks} />
        </>
      );
  }
}

function Waiting() {
  const intl = useIntl();
  return (
    <>
      <h1 className={styles.waitingTitle} aria-label={intl.formatMessage(words.loading)} tabIndex={-1}>
        <Skeleton shape="title" width="half" />
      </h1>
      <LoadingNote />
      <div className={styles.waiting} aria-hidden="true">
        {['one', 'two', 'three'].map((part) => (
          <div key={part}>
            <Skeleton />
            <Skeleton />
            <Skeleton width="long" />
          </div>
        ))}
      </div>
    </>
  );
}
