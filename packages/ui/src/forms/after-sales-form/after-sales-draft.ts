import type { AfterSalesOffer, AfterSalesReason, AfterSalesRequest } from '@signal-shop/sdk/contract';
import { reasonsFor } from '@signal-shop/sdk/rules/after-sales-reasons';
import type { Failure } from '../../remote.ts';
import type { PictureChoices } from '../form/picture-fields.tsx';
import type { FieldRefusal } from '../form/use-form.ts';

export type AfterSalesKind = AfterSalesRequest['kind'];

/** Input of an after-sales request; every value is a string until it is sent. */
export interface AfterSalesDraft {
  /** One of the offered kinds; '' before a choice. */
  readonly kind: string;
  readonly reason: string;
  readonly quantity: string;
  readonly problem: string;
  readonly comment_url: string;
  readonly note: string;
}

export type AfterSalesField = keyof AfterSalesDraft | 'pictures';

export type AfterSalesSending =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'refused'; readonly refusal: FieldRefusal<AfterSalesField> }
  /** The server's message and the number of the new request. */
  | { readonly status: 'sent'; readonly message: string; readonly ordersn: string; readonly id: string };

/** Contact data of customer service. */
export interface SupportWays {
  readonly email: string;
  readonly phone: string;
  readonly hours: string;
}

export interface AfterSalesFormProps extends PictureChoices {
  readonly offer: AfterSalesOffer;
  readonly draft: AfterSalesDraft;
  /** Whether the customer confirmed having contacted customer service; required before a request. */
  readonly contacted: boolean;
  /** Null until loaded. */
  readonly support: SupportWays | null;
  readonly sending: AfterSalesSending;
  /** Shows all errors at once, as after a submit. */
  readonly submitted?: boolean;
  readonly onContacted: () => void;
  readonly onDraftChange: (draft: AfterSalesDraft) => void;
  /** Called on submit when every field satisfies the contract and every picture is uploaded. */
  readonly onSend: () => void;
}

export const emptyAfterSalesDraft: AfterSalesDraft = {
  kind: '',
  reason: '',
  quantity: '1',
  problem: '',
  comment_url: '',
  note: '',
};

const everyKind: readonly AfterSalesKind[] = ['return', 'exchange', 'refund'];

/** The selected kind, or the only offered one; null otherwise. */
export function kindOf({ kind }: AfterSalesDraft, { kinds }: AfterSalesOffer): AfterSalesKind | null {
  const offeredKind = everyKind.find((one) => one === kind && kinds.includes(one));
  return offeredKind ?? (kinds.length === 1 ? (kinds[0] ?? null) : null);
}

/** The selected reason if it belongs to the kind; null otherwise. */
export function reasonOf({ reason }: AfterSalesDraft, kind: AfterSalesKind): AfterSalesReason | null {
  return reasonsFor(kind).find((one) => one === reason) ?? null;
}

/** The quantity as an integer; 1 if the text is not one. */
export function quantityOf({ quantity }: AfterSalesDraft): number {
  return /^[1-9]\d{0,3}$/.test(quantity) ? Number(quantity) : 1;
}
