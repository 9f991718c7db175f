export const stockNoticeStates = [
  'Asking',
  'Filled',
  'InvalidEmail',
  'Pending',
  'Noted',
  'ServerMessage',
  'Unreachable',
  'Sale',
  'SaleNoted',
  'LongDe',
] as const;

/** How far the wish to be told is. */
export type NoticeState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  /** The server's sentence. */
  | { readonly status: 'noted'; readonly message: string }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'unreachable' };
