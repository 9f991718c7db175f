import type { SelectOption } from '../../components/select-field/select-field.tsx';

/** Countries by their ISO 3166-1 codes, named and sorted for a locale. */
export function countryOptions(codes: readonly string[], locale: string): readonly SelectOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const byName = new Intl.Collator(locale);
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => byName.compare(one.label, other.label));
}
