import type { FreeTestOffer, TestApplication } from '@signal-shop/sdk/contract';

export const freeTestPanelStates = [
  'Open',
  'Guest',
  'Unknown',
  'Missing',
  'Pending',
  'ServerMessage',
  'Unreachable',
  'UnderReview3',
  'Approved1',
  'Rejected2',
  'PlacesTaken',
  'Over',
  'LongDe',
] as const;

export type FreeTestSending =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  /** The server's message. */
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'unreachable' };

/** The visitor's status for this test; `unknown` while it loads. */
export type FreeTestStatus =
  | { readonly status: 'unknown' }
  | { readonly status: 'guest' }
  | { readonly status: 'free'; readonly sending: FreeTestSending }
  | {
      readonly status: 'applied';
      readonly application: Pick<TestApplication, 'atime' | 'dealstatus' | 'answer'>;
    };

export interface FreeTestView {
  readonly offer: FreeTestOffer;
  readonly standing: FreeTestStatus;
  /** The parent holds the draft, so that it survives unmounting. */
  readonly draft: FreeTestDraft;
}

export interface FreeTestDraft {
  readonly email: string;
  readonly reason: string;
}

export interface FreeTestEvents {
  /** A guest wants to apply. */
  readonly onLogIn: () => void;
  readonly onDraftChange: (draft: FreeTestDraft) => void;
  /** Receives a trimmed draft that satisfies the contract. */
  readonly onApply: (draft: FreeTestDraft) => void;
}
