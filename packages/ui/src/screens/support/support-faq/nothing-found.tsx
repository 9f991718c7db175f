import { supportReplyHours } from '@signal-shop/sdk/constants';
import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../../components/button/button.tsx';
import type { EmptyStateProps } from '../../../components/empty-state/empty-state.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import type { supportDownloadsMessages } from '../support-downloads/support-downloads.messages.ts';
import type { supportFaqMessages } from './support-faq.messages.ts';

interface NothingFoundProps {
  readonly art: EmptyStateProps['art'];
  readonly messages: Pick<
    typeof supportFaqMessages | typeof supportDownloadsMessages,
    'empty' | 'emptyText' | 'write' | 'noMatch' | 'noMatchText' | 'showAll'
  >;
  readonly search: string;
  readonly onShowAll: () => void;
}

/** An empty searchable list: links to customer service without a search, and to the full list with one. */
export function NothingFound({ art, messages, search, onShowAll }: NothingFoundProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return search === '' ? (
    <EmptyState
      art={art}
      title={intl.formatMessage(messages.empty)}
      text={intl.formatMessage(messages.emptyText, { hours: supportReplyHours })}
      actions={<ButtonLink href={hrefs.about('contactUs')}>{intl.formatMessage(messages.write)}</ButtonLink>}
    />
  ) : (
    <EmptyState
      art="search"
      title={intl.formatMessage(messages.noMatch, { search })}
      text={intl.formatMessage(messages.noMatchText)}
      actions={<Button onClick={onShowAll}>{intl.formatMessage(messages.showAll)}</Button>}
    />
  );
}
