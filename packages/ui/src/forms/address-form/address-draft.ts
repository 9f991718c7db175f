/** What was typed so far, every field a string; kept outside the form so that a lost session loses nothing. */
export interface AddressDraft {
  readonly first_name: string;
  readonly last_name: string;
  readonly address: string;
  readonly address_two: string;
  readonly postal_code: string;
  readonly city: string;
  readonly state: string;
  /** ISO 3166-1 alpha-2 country code. */
  readonly region: string;
  readonly phone: string;
}
