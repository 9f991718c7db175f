import type { AfterSalesOffer, AfterSalesReason, AfterSalesRequest } from '@signal-shop/sdk/contract';
import { reasonsFor } from '@signal-shop/sdk/rules/after-sales-reasons';
import type { Failure } from '../../remote.ts';
import type { PictureChoices } from '../form/picture-fields.tsx';
import type { FieldRefusal } from '../form/use-form.ts';

export type AfterSalesKind = AfterSalesRequest['kind'];

/** What somebody types into a request; every value is text until it is sent. */
export interface AfterSalesDraft {
  /** One of the kinds that are offered; empty while none is chosen. */
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
  /** The server's sentence, and the number that the request got. */
  | { readonly status: 'sent'; readonly message: string; readonly ordersn: string; readonly id: string };

/** How to reach customer service. */
export interface SupportWays {
  readonly email: string;
  readonly phone: string;
  readonly hours: string;
}

export interface AfterSalesFormProps extends PictureChoices {
  readonly offer: AfterSalesOffer;
  readonly draft: AfterSalesDraft;
  /** Whether the customer says that customer service was contacted; nothing is taken before. */
  readonly contacted: boolean;
  /** Null while nobody knows them. */
  readonly support: SupportWays | null;
  readonly sending: AfterSalesSending;
  /** Shows every error at once, as after a submit. */
  readonly submitted?: boolean;
  readonly onContacted: () => void;
  readonly onDraft: (draft: AfterSalesDraft) => void;
  /** Called once everything is as the contract wants it and every picture has arrived. */
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

/** What is asked for: what was chosen, or the only thing that is offered; null while neither is. */
export function kindOf({ kind }: AfterSalesDraft, { kinds }: AfterSalesOffer): AfterSalesKind | null {
  const chosen = everyKind.find((one) => one === kind && kinds.includes(one));
  return chosen ?? (kinds.length === 1 ? (kinds[0] ?? null) : null);
}

/** The reason if it is one for what is asked for; null otherwise. */
export function reasonOf({ reason }: AfterSalesDraft, kind: AfterSalesKind): AfterSalesReason | null {
  return reasonsFor(kind).find((one) => one === reason) ?? null;
}

/** A whole number of pieces, however it was kept; 1 for what is none. */
export function quantityOf({ quantity }: AfterSalesDraft): number {
  return /^[1-9]\d{0,3}$/.test(quantity) ? Number(quantity) : 1;
}
