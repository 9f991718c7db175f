/** The values typed so far, all strings. The parent holds the draft, so that an expired session does not lose it. */
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
