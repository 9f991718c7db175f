import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import { helpDescriptionMessages, helpTitleMessages } from './help-head.messages.ts';
import { descriptionMessages, titleMessages } from './page-head.messages.ts';
import { useHead } from './use-head.ts';

const allTitles = { ...titleMessages, ...helpTitleMessages };
const allDescriptions = { ...descriptionMessages, ...helpDescriptionMessages };

export type HeadedPage = keyof typeof allTitles & keyof typeof allDescriptions;

// Some pages have a name in their words and some have none: every message is offered it.
const titles: Readonly<Record<HeadedPage, MessageDescriptor>> = allTitles;
const descriptions: Readonly<Record<HeadedPage, MessageDescriptor>> = allDescriptions;

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
