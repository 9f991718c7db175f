import { defaultLocale } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Messages } from './messages.ts';

interface WordsProviderProps {
  readonly locale: Locale;
  /** undefined in a release: its default messages are already those of the locale. */
  readonly messages: Messages | undefined;
  /** Called with a missing or broken message; the English text is shown instead. */
  readonly onProblem?: (problem: Error) => void;
  readonly children: ReactNode;
}

const noMessages: Messages = {};

function logProblem(problem: Error): void {
  globalThis.reportError(problem);
}

/** Provides react-intl with the language of all components below it. */
export function WordsProvider({ locale, messages, onProblem = logProblem, children }: WordsProviderProps) {
  return (
    <IntlProvider
      locale={locale}
      defaultLocale={messages === undefined ? locale : defaultLocale}
      messages={messages ?? noMessages}
      onError={onProblem}
    >
      {children}
    </IntlProvider>
  );
}
