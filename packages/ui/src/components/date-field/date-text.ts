export type DatePart = 'year' | 'month' | 'day';

export type DateProblem = 'incomplete' | 'impossible' | 'future';

/** Splits the text into its three parts. */
export function datePartsOf(text: string): Record<DatePart, string> {
  const [year = '', month = '', day = ''] = text.split('-');
  return { year, month, day };
}

/** Joins the parts; '' when all are empty. */
export function dateTextOf({ year, month, day }: Readonly<Record<DatePart, string>>): string {
  return year === '' && month === '' && day === '' ? '' : `${year}-${month}-${day}`;
}

/** The date in the contract's format, `1994-05-17`; only for valid dates. */
export function isoDateOf(text: string): string {
  const { year, month, day } = datePartsOf(text);
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Why the text is not a past date; null when it is one, or empty. */
export function dateProblem(text: string, nowMs: number): DateProblem | null {
  if (text === '') return null;
  const { year, month, day } = datePartsOf(text);
  if (year.length < 4 || month === '' || day === '') return 'incomplete';
  const iso = isoDateOf(text);
  const timeMs = Date.parse(`${iso}T00:00:00Z`);
  // Some engines parse 31 February as a day in March, others reject it.
  if (Number.isNaN(timeMs) || !new Date(timeMs).toISOString().startsWith(iso)) return 'impossible';
  return timeMs > nowMs ? 'future' : null;
}
