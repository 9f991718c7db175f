// Intl: messages, locale and date formats on top of react-intl.
// Every component may use it. Imports no other folder of this package.
import { defaultLocale } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Messages } from './messages.ts';

interface WordsProviderProps {
  readonly locale: Locale;
  /** undefined in a release build: its default messages are already those of the locale. */
  readonly messages: Messages | undefined;
  /** Called for a missing or invalid message; the English text is rendered instead. */
  readonly onProblem?: (problem: Error) => void;
  readonly children: ReactNode;
}

const noMessages: Messages = {};

function logProblem(problem: Error): void {
  globalThis.reportError(problem);
}

/** Provides react-intl with the locale and its messages. */
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
