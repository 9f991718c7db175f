import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { EmptyStateProps } from '../../components/empty-state/empty-state.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import type { Sentence } from '../../intl/messages.ts';
import { AccountFrame } from '../page-frame/page-frame.tsx';
import type { AccountListProps } from './account-list.tsx';
import { AccountList } from './account-list.tsx';

interface AccountListScreenProps<Item> extends Omit<AccountListProps<Item>, 'label' | 'empty'> {
  readonly messages: { readonly title: Sentence; readonly empty: Sentence; readonly emptyText: Sentence };
  readonly art: EmptyStateProps['art'];
  /** The link of the empty list. */
  readonly action: ReactNode;
  /** Below the list. */
  readonly children?: ReactNode;
}

/** A page of the account that consists of one list. */
export function AccountListScreen<Item>(props: AccountListScreenProps<Item>) {
  const { messages, art, action, children, ...list } = props;
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  return (
    <AccountFrame title={title}>
      <AccountList
        {...list}
        label={title}
        empty={
          <EmptyState
            art={art}
            title={intl.formatMessage(messages.empty)}
            text={intl.formatMessage(messages.emptyText)}
            actions={action}
          />
        }
      />
      {children}
    </AccountFrame>
  );
}
