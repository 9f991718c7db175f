export type DatePart = 'year' | 'month' | 'day';

export type DateProblem = 'incomplete' | 'impossible' | 'future';

/** What is typed of each part of a day. */
export function datePartsOf(text: string): Record<DatePart, string> {
  const [year = '', month = '', day = ''] = text.split('-');
  return { year, month, day };
}

/** The parts as one text; empty when nothing is typed at all. */
export function dateTextOf({ year, month, day }: Readonly<Record<DatePart, string>>): string {
  return year === '' && month === '' && day === '' ? '' : `${year}-${month}-${day}`;
}

/** The day as the contract writes it, `1994-05-17`; only for one without a problem. */
export function isoDateOf(text: string): string {
  const { year, month, day } = datePartsOf(text);
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Why this is no day of the past; null when it is one, and when nothing is typed. */
export function dateProblem(text: string, nowMs: number): DateProblem | null {
  if (text === '') return null;
  const { year, month, day } = datePartsOf(text);
  if (year.length < 4 || month === '' || day === '') return 'incomplete';
  const iso = isoDateOf(text);
  const timeMs = Date.parse(`${iso}T00:00:00Z`);
  // 31 February is read as a day of March by some, and refused by others.
  if (Number.isNaN(timeMs) || !new Date(timeMs).toISOString().startsWith(iso)) return 'impossible';
  return timeMs > nowMs ? 'future' : null;
}
