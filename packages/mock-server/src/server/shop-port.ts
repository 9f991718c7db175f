import type { Locale } from '@signal-shop/sdk/contract';

/** What the HTTP server needs of the shop behind it. */
export interface OperationRequest {
  operationId: string;
  body: unknown;
  query: Record<string, string>;
  token: string | null;
  locale: Locale | null;
  idempotencyKey: string | null;
  session: string;
}

export interface OperationAnswer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

export type FaultKind =
  | 'latency'
  | 'reset'
  | 'request-lost'
  | 'empty'
  | 'malformed-json'
  | 'html-500'
  | 'answer-lost';

export interface Fault {
  operationId: string;
  kind: FaultKind;
  /** Milliseconds, for latency. */
  ms?: number;
  /** So many calls pass before the fault begins. */
  after?: number;
  /** After so many faults it is over; absent = never. */
  times?: number;
}

export type StreamBehaviour =
  | 'steady'
  | 'kai'
  | 'guan'
  | 'kai-then-guan'
  | 'drop'
  | 'never'
  | 'garbage'
  | 'refused'
  | 'slow';

export interface Charge {
  ordersn: string;
  charge_id: string;
  money_cents: number;
  time: number;
}

export interface ShopWorld {
  activity: 0 | 1;
  onActivity(listener: (activity: 0 | 1) => void): () => void;
  setActivity(activity: 0 | 1): void;
  announceActivity(): void;
  clock: { now(): number; set(ms: number): void; advance(ms: number): void };
  charges(): readonly Charge[];
  stream: StreamBehaviour;
  faults: readonly Fault[];
}

export interface ServedShop {
  answer(request: OperationRequest): OperationAnswer;
  world(session: string): ShopWorld;
  setScenarios(session: string, names: readonly string[]): void;
  reset(session: string): void;
  sessions(): readonly string[];
  takeFault(session: string, operationId: string): Fault | null;
}
