import type { ReactNode } from 'react';
import { createContext, createElement, Fragment, use, useMemo } from 'react';
import type { ShippedSentence, Speech } from './shipped-sentence.ts';
import { say } from './shipped-sentence.ts';

type Values = Readonly<Record<string, unknown>>;

/** What the shop uses of react-intl's `IntlShape`. */
export interface ShippedIntl {
  readonly locale: string;
  readonly formatMessage: (sentence: ShippedSentence, values?: Values) => ReactNode;
  readonly formatNumber: (value: number, format?: Intl.NumberFormatOptions) => string;
  readonly formatDate: (value: number | Date, format?: Intl.DateTimeFormatOptions) => string;
  readonly formatDisplayName: (code: string, format: Intl.DisplayNamesOptions) => string | undefined;
}

/** The largest number that no language divides into groups. */
const ungrouped = 999;

const ShippedContext = createContext<ShippedIntl | null>(null);

interface IntlProviderProps {
  readonly locale: string;
  readonly children: ReactNode;
}

/**
 * The delivered shop has this in place of react-intl: its sentences stand in the code, each language with code of its
 * own, so nothing is looked up or parsed. Every sentence is tested to be said as react-intl says it.
 */
export function IntlProvider({ locale, children }: IntlProviderProps) {
  return (
    <ShippedContext value={useMemo(() => createShippedIntl(locale), [locale])}>{children}</ShippedContext>
  );
}

export function useIntl(): ShippedIntl {
  const intl = use(ShippedContext);
  if (intl === null) throw new Error('There is no IntlProvider around this component.');
  return intl;
}

export function createShippedIntl(locale: string): ShippedIntl {
  const numbers = kept((format: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, format));
  const dates = kept((format: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, format));
  let rules: Intl.PluralRules | undefined;
  const formatNumber = (value: number, format: Intl.NumberFormatOptions = {}): string => {
    // Written alike in all our languages; the browser's formats and rules take long to come for the first time.
    const isPlain = Object.keys(format).length === 0 && Number.isInteger(value);
    if (isPlain && value >= 0 && value <= ungrouped) return String(value);
    return numbers(format).format(value);
  };
  const plural = (value: number): Intl.LDMLPluralRule => {
    rules ??= new Intl.PluralRules(locale);
    return rules.select(value);
  };
  const speech: Speech = { number: formatNumber, plural };
  return {
    locale,
    formatMessage: (sentence, values = {}) => {
      if (typeof sentence === 'string') return sentence;
      const parts = say(sentence, values, speech);
      return parts.every((part) => typeof part === 'string')
        ? parts.join('')
        : createElement(Fragment, null, ...parts.map(toNode));
    },
    formatNumber,
    formatDate: (value, format = {}) => dates(format).format(value),
    formatDisplayName: (code, format) => new Intl.DisplayNames(locale, format).of(code),
  };
}

/** Making a format costs more than using it many times. */
function kept<Options, Format>(make: (options: Options) => Format): (options: Options) => Format {
  const formats = new Map<string, Format>();
  return (options) => {
    const key = JSON.stringify(options);
    const format = formats.get(key) ?? make(options);
    formats.set(key, format);
    return format;
  };
}

/** Values come from our own components; what is no node of React is shown as its text. */
function toNode(part: unknown): ReactNode {
  return isNode(part) ? part : String(part);
}

function isNode(part: unknown): part is ReactNode {
  return part !== undefined && (typeof part !== 'object' || part === null || '$$typeof' in part);
}
