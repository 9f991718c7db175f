import { useEffect } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import { descriptionMessages, titleMessages } from './page-head.messages.ts';

export type HeadedPage = keyof typeof titleMessages & keyof typeof descriptionMessages;

// Some pages have a name in their words and some have none: every message is offered it.
const titles: Readonly<Record<HeadedPage, MessageDescriptor>> = titleMessages;
const descriptions: Readonly<Record<HeadedPage, MessageDescriptor>> = descriptionMessages;

interface PageHeadProps {
  readonly page: HeadedPage;
  /** What the page is about, once it is known: a product, a category, an order. */
  readonly name?: string | undefined;
}

/** Gives the document the title and the description of the page. Draws nothing. */
export function PageHead({ page, name = 'none' }: PageHeadProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(titles[page], { name });
  const description = formatMessage(descriptions[page], { name });

  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);

  return null;
}
