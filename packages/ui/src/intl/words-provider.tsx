import type { Locale } from '@signal-shop/sdk/contract';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Messages } from './messages.ts';

interface WordsProviderProps {
  readonly locale: Locale;
  readonly messages: Messages;
  /** Told of a missing or broken sentence; the English text is shown instead. */
  readonly onProblem?: (problem: Error) => void;
  readonly children: ReactNode;
}

function logProblem(problem: Error): void {
  globalThis.reportError(problem);
}

/** Gives all words below it one language. */
export function WordsProvider({ locale, messages, onProblem = logProblem, children }: WordsProviderProps) {
  return (
    <IntlProvider locale={locale} defaultLocale="en" messages={messages} onError={onProblem}>
      {children}
    </IntlProvider>
  );
}
