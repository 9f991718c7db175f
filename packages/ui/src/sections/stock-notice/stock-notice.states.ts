export const stockNoticeStates = [
  'Asking',
  'Filled',
  'InvalidEmail',
  'Pending',
  'Noted',
  'Requested',
  'ServerMessage',
  'Unreachable',
  'Sale',
  'SaleNoted',
  'SaleRequested',
  'LongDe',
] as const;

/** State of the request for a notification. */
export type NoticeState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  /** The customer has requested it earlier. */
  | { readonly status: 'requested' }
  /** The server's message. */
  | { readonly status: 'noted'; readonly message: string }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'unreachable' };
