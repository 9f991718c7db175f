import { useIntl } from '../../intl/shipped-intl.tsx';
import type { ShippedSentence } from '../../intl/shipped-sentence.ts';
import { useHead } from './use-head.ts';

interface ShippedPageHeadProps {
  readonly title: ShippedSentence;
  readonly description: ShippedSentence;
  readonly name?: string | undefined;
}

/** `PageHead` in the delivered shop, where a page brings its own head and not those of all others. */
export function ShippedPageHead({ title, description, name = 'none' }: ShippedPageHeadProps) {
  const { formatMessage } = useIntl();
  useHead(String(formatMessage(title, { name })), String(formatMessage(description, { name })));
  return null;
}
