import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import { useHead } from './use-head.ts';

interface PageHeadProps {
  /** Shown in the browser tab, and as the headline of a search result. */
  readonly title: MessageDescriptor;
  /** Shown under the headline of a search result. */
  readonly description: MessageDescriptor;
  /** What the page is about, once it is known: a product, a category, an order. */
  readonly name?: string | undefined;
}

/**
 * Sets the document's title and meta description. Renders nothing.
 * Each page passes its own messages, so that no page loads the titles of the others: `<PageHead {...cartHead} />`.
 */
export function PageHead({ title, description, name = 'none' }: PageHeadProps) {
  const { formatMessage } = useIntl();
  // Some messages have a name in them and some have none: every one is offered it.
  useHead(formatMessage(title, { name }), formatMessage(description, { name }));
  return null;
}
