import type { TextBlock } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { PolicyLayout } from '../../../chrome/policy-layout/policy-layout.tsx';
import { ButtonLink } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { headingId, RichText } from '../../../components/rich-text/rich-text.tsx';
import { SectionTitle } from '../../../components/section-title/section-title.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { policyMessages as messages } from './policy.messages.ts';
import styles from './policy.module.css';
import type { PolicyScreenProps } from './policy.states.ts';
import { PolicyForm } from './policy-form.tsx';

const worthContents = 2;

/** A policy or help text, with links to the others. */
export function PolicyScreen({ title, terms, ...content }: PolicyScreenProps) {
  return (
    <PolicyLayout terms={terms} active={title}>
      <article className={styles.screen}>
        <Content {...content} />
      </article>
    </PolicyLayout>
  );
}

function Content({ state, onCopy, onPrint }: Omit<PolicyScreenProps, 'title' | 'terms'>) {
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
          title={intl.formatMessage(messages.unknown)}
          text={intl.formatMessage(messages.unknownText)}
          actions={<ButtonLink href={hrefs.policies}>{intl.formatMessage(messages.all)}</ButtonLink>}
        />
      );
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} level={1} />;
    case 'ready': {
      const { form, ...text } = state.text;
      return (
        <>
          <SectionTitle level={1} title={state.text.name} />
          <Contents blocks={state.text.blocks} />
          <RichText blocks={state.text.blocks} anchors />
          {form !== undefined && <PolicyForm text={{ ...text, form }} onCopy={onCopy} onPrint={onPrint} />}
        </>
      );
    }
  }
}

/** Links to the headings of a long text. */
function Contents({ blocks }: { readonly blocks: readonly TextBlock[] }) {
  const intl = useIntl();
  const { Anchor } = useLinks();
  const headings = blocks.flatMap((block, index) =>
    block.type === 'heading' ? [{ id: headingId(index), text: block.text }] : [],
  );
  if (headings.length < worthContents) return null;
  return (
    <nav className={styles.contents} aria-label={intl.formatMessage(messages.contents)}>
      <p data-text="label">{intl.formatMessage(messages.contents)}</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <Anchor className={styles.content} href={`#${id}`}>
              {text}
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Waiting() {
  const intl = useIntl();
  return (
    <>
      <h1 className={styles.waitingTitle} aria-label={intl.formatMessage(messages.loading)} tabIndex={-1}>
        <Skeleton variant="title" width="half" />
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
