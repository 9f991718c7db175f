import type { Locale } from '@signal-shop/sdk/contract';
import type { ReactNode } from 'react';
import { createContext } from 'react';
import { IntlProvider } from 'react-intl';
import type { Messages } from './messages.ts';

async function nothingMissing(): Promise<void> {}

/** How a part that is loaded later gets the words that the first view does not say. */
export const CompleteWords = createContext<() => Promise<void>>(nothingMissing);

interface WordsProviderProps {
  readonly locale: Locale;
  readonly messages: Messages;
  /** Loads the rest into `messages`; not needed when they are complete. */
  readonly complete?: () => Promise<void>;
  /** Told of a missing or broken sentence; the English text is shown instead. */
  readonly onProblem?: (problem: Error) => void;
  readonly children: ReactNode;
}

function logProblem(problem: Error): void {
  globalThis.reportError(problem);
}

/** Gives all words below it one language. */
export function WordsProvider(props: WordsProviderProps) {
  const { locale, messages, complete = nothingMissing, onProblem = logProblem, children } = props;
  return (
    <CompleteWords value={complete}>
      <IntlProvider locale={locale} defaultLocale="en" messages={messages} onError={onProblem}>
        {children}
      </IntlProvider>
    </CompleteWords>
  );
}
