import { useIntl } from 'react-intl';
import { homeHeadMessages as words } from './home-head.messages.ts';
import { useHead } from './use-head.ts';

/** Gives the document the title and the description of the home page. Draws nothing. */
export function HomeHead() {
  const { formatMessage } = useIntl();
  useHead(formatMessage(words.title), formatMessage(words.description));
  return null;
}
