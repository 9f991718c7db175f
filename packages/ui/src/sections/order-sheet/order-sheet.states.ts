export const orderSheetStates = ['Invoice', 'Unpaid', 'Refunded', 'German', 'Japanese'] as const;

/** The seller's data for a printed order; empty fields are not printed. */
export interface Seller {
  readonly address: readonly string[];
  readonly email: string;
  readonly phone: string;
}
