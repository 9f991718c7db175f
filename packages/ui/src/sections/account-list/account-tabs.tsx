import { useIntl } from 'react-intl';
import { SubNav } from '../../components/sub-nav/sub-nav.tsx';
import type { Sentence } from '../../intl/messages.ts';

interface AccountTabsProps<Tab extends string> {
  readonly tabs: readonly Tab[];
  readonly current: Tab;
  /** Names of the tabs, and of all of them together. */
  readonly messages: Readonly<Record<Tab | 'tabs', Sentence>>;
  /** Null until they are known. */
  readonly counts?: Readonly<Record<Tab, number>> | null;
  readonly hrefOf: (tab: Tab, page: number) => string;
}

/** The tabs of a paginated list; each leads to its first page. */
export function AccountTabs<Tab extends string>(props: AccountTabsProps<Tab>) {
  const { tabs, current, messages, counts = null, hrefOf } = props;
  const intl = useIntl();
  const textOf = (sentence: Sentence) => intl.formatMessage(sentence);
  return (
    <SubNav
      label={textOf(messages.tabs)}
      items={tabs.map((tab) => ({
        href: hrefOf(tab, 1),
        label: textOf(messages[tab]),
        active: tab === current,
        ...(counts !== null && { count: counts[tab] }),
      }))}
    />
  );
}
