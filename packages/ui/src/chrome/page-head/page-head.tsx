import { returnWindowDays, warrantyYears } from '@signal-shop/sdk/constants';
import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import { useHead } from './use-head.ts';

interface PageHeadProps {
  /** Shown in the browser tab and as the title of a search result. */
  readonly title: MessageDescriptor;
  /** Shown below the title of a search result. */
  readonly description: MessageDescriptor;
  /** The subject of the page once it is loaded: the name of a product or category, an order number. */
  readonly name?: string | undefined;
}

/**
 * Sets the document's title and meta description. Renders nothing.
 * Each page passes its own messages, so that no page loads the titles of the others: `<PageHead {...cartHead} />`.
 */
export function PageHead({ title, description, name = 'none' }: PageHeadProps) {
  const { formatMessage } = useIntl();
  // All pages share one call: formatMessage ignores unused values.
  const values = { name, returnDays: returnWindowDays, years: warrantyYears };
  useHead(formatMessage(title, values), formatMessage(description, values));
  return null;
}
