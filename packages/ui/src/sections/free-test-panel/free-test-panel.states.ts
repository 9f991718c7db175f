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
  /** The server's sentence. */
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'unreachable' };

/** How the visitor stands with the test; `unknown` while the shop is asked. */
export type FreeTestStanding =
  | { readonly status: 'unknown' }
  | { readonly status: 'guest' }
  | { readonly status: 'free'; readonly sending: FreeTestSending }
  | {
      readonly status: 'applied';
      readonly application: Pick<TestApplication, 'atime' | 'dealstatus' | 'answer'>;
    };

export interface FreeTestView {
  readonly offer: FreeTestOffer;
  readonly standing: FreeTestStanding;
  /** It lives outside, so that nothing written is lost. */
  readonly draft: FreeTestDraft;
}

export interface FreeTestDraft {
  readonly email: string;
  readonly reason: string;
}

export interface FreeTestEvents {
  /** A visitor without a login wants to apply. */
  readonly onLogIn: () => void;
  readonly onDraft: (draft: FreeTestDraft) => void;
  /** Trimmed, and within what the contract takes. */
  readonly onApply: (draft: FreeTestDraft) => void;
}
