/** Countries the shop ships to, by ISO 3166-1 alpha-2 code. */
export const shippingCountries = [
  'US',
  'CA',
  'GB',
  'IE',
  'DE',
  'AT',
  'CH',
  'FR',
  'BE',
  'NL',
  'LU',
  'IT',
  'ES',
  'PT',
  'DK',
  'SE',
  'NO',
  'FI',
  'PL',
  'CZ',
  'JP',
  'CN',
  'AU',
  'NZ',
] as const;

/** The countries, named and sorted for a locale. */
export function countryOptions(
  locale: string,
): readonly { readonly value: string; readonly label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const byName = new Intl.Collator(locale);
  return shippingCountries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => byName.compare(one.label, other.label));
}
