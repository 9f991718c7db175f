import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { descriptionMessages, titleMessages } from './page-head.messages.ts';

export type HeadedPage = keyof typeof titleMessages & keyof typeof descriptionMessages;

interface PageHeadProps {
  readonly page: HeadedPage;
  /** What the page is about, once it is known: a product, a category, an order. */
  readonly name?: string | undefined;
}

/** Gives the document the title and the description of the page. Draws nothing. */
export function PageHead({ page, name = 'none' }: PageHeadProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(titleMessages[page], { name });
  const description = formatMessage(descriptionMessages[page], { name });

  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);

  return null;
}
