export const orderSheetStates = ['Invoice', 'Unpaid', 'Refunded', 'German', 'Japanese'] as const;

/** Who sells, for a printed order; lines of the postal address, none while they are not known. */
export interface Seller {
  readonly address: readonly string[];
  readonly email: string;
  readonly phone: string;
}
