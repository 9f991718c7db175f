export const orderSheetStates = ['Invoice', 'Unpaid', 'Refunded', 'German', 'Japanese'] as const;

/** Who sells, for a printed order; what is not known is empty and not shown. */
export interface Seller {
  readonly address: readonly string[];
  readonly email: string;
  readonly phone: string;
}
