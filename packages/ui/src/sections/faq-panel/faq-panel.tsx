import type { ResultOf } from '@signal-shop/sdk/contract';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Accordion } from '../../components/accordion/accordion.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { Spread } from '../../components/spread/spread.tsx';
import type { Remote } from '../../remote.ts';
import { faqPanelMessages as messages } from './faq-panel.messages.ts';
import styles from './faq-panel.module.css';

export type Faqs = ResultOf<'listGoodsFaqs'>['msg'];

/** Questions and answers about the goods, collapsed; renders nothing without any. */
export function FaqPanel({ faqs }: { readonly faqs: Remote<Faqs> }) {
  const intl = useIntl();
  const id = useId();
  if (faqs.status === 'ready' && faqs.value.length === 0) return null;
  return (
    <Spread id={id} title={intl.formatMessage(messages.title)}>
      <div className={styles.panel}>
        <Content faqs={faqs} />
      </div>
    </Spread>
  );
}

function Content({ faqs }: { readonly faqs: Remote<Faqs> }) {
  switch (faqs.status) {
    case 'loading':
      return (
        <>
          <LoadingNote />
          <Skeleton variant="control" width="full" />
          <Skeleton variant="control" width="full" />
          <Skeleton variant="control" width="full" />
        </>
      );
    case 'failed':
      return <ErrorState failure={faqs.failure} onRetry={faqs.retry} level={3} />;
    case 'ready':
      return (
        <Accordion
          name="goods-faqs"
          items={faqs.value.map(({ id, question, answer }) => ({
            id: `faq-${id}`,
            title: question,
            content: <RichText blocks={answer} level={3} />,
          }))}
        />
      );
  }
}
