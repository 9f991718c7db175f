import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SupportLayout } from '../../../chrome/support-layout/support-layout.tsx';
import type { EmptyStateProps } from '../../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { SearchField } from '../../../components/search-field/search-field.tsx';
import type { SupportPlace } from '../../../link/link-context.tsx';
import type { NotReady } from '../../../remote.ts';
import { AccountFrame } from '../../../sections/page-frame/page-frame.tsx';
import type { supportDownloadsMessages } from '../support-downloads/support-downloads.messages.ts';
import { NothingFound } from './nothing-found.tsx';
import type { supportFaqMessages } from './support-faq.messages.ts';

interface SupportListProps {
  readonly active: SupportPlace;
  readonly messages: typeof supportFaqMessages | typeof supportDownloadsMessages;
  /** The drawing of an empty list. */
  readonly art: EmptyStateProps['art'];
  /** '' shows the whole list. */
  readonly keywords: string;
  readonly onSearch: (keywords: string) => void;
  /** Between the search and the list. */
  readonly filters?: ReactNode;
  readonly state: NotReady | { readonly status: 'ready' };
  readonly isEmpty: boolean;
  readonly skeleton: ReactNode;
  /** The list. */
  readonly children: ReactNode;
}

/** A support page with one searchable list. */
export function SupportList(props: SupportListProps) {
  const { active, messages, keywords, onSearch, filters } = props;
  const intl = useIntl();
  return (
    <SupportLayout active={active}>
      <AccountFrame title={intl.formatMessage(messages.title)} lead={intl.formatMessage(messages.lead)}>
        <SearchField
          key={keywords}
          initial={keywords}
          label={intl.formatMessage(messages.search)}
          whenEmpty="show-all"
          onSearch={onSearch}
        />
        {filters}
        <Content {...props} />
      </AccountFrame>
    </SupportLayout>
  );
}

function Content({
  messages,
  art,
  keywords,
  onSearch,
  state,
  isEmpty,
  skeleton,
  children,
}: SupportListProps) {
  if (state.status === 'loading') return skeleton;
  if (state.status === 'failed') return <ErrorState failure={state.failure} onRetry={state.retry} />;
  if (!isEmpty) return children;
  return <NothingFound art={art} messages={messages} search={keywords} onShowAll={() => onSearch('')} />;
}
