import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import { descriptionMessages } from './page-descriptions.messages.ts';
import { titleMessages } from './page-head.messages.ts';
import { useHead } from './use-head.ts';

export type HeadedPage = keyof typeof titleMessages & keyof typeof descriptionMessages;

// Some pages have a name in their words and some have none: every message is offered it.
const titles: Readonly<Record<HeadedPage, MessageDescriptor>> = titleMessages;
const descriptions: Readonly<Record<HeadedPage, MessageDescriptor>> = descriptionMessages;

interface PageHeadProps {
  readonly page: HeadedPage;
  /** What the page is about, once it is known: a product, a category, an order. */
  readonly name?: string | undefined;
}

/** Gives the document the title and the description of a page that is not the home page. Draws nothing. */
export function PageHead({ page, name = 'none' }: PageHeadProps) {
  const { formatMessage } = useIntl();
  useHead(formatMessage(titles[page], { name }), formatMessage(descriptions[page], { name }));
  return null;
}
