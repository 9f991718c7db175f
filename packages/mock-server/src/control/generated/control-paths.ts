// Generated from openapi/control/: run `npm run generate`, never edit.
import type { operations } from './control-types.ts';

/** Method and path of each operation; a parameter in braces is the first argument of its function. */
export const controlPaths = {
  health: 'GET /__mock/health',
  openapi: 'GET /__mock/openapi.json',
  scenarios: 'GET /__mock/scenarios',
  sessions: 'GET /__mock/sessions',
  createSession: 'POST /__mock/sessions',
  removeIdleSessions: 'DELETE /__mock/sessions',
  session: 'GET /__mock/sessions/{session}',
  deleteSession: 'DELETE /__mock/sessions/{session}',
  setScenarios: 'POST /__mock/sessions/{session}/scenario',
  reset: 'POST /__mock/sessions/{session}/reset',
  readState: 'GET /__mock/sessions/{session}/state',
  patchState: 'PATCH /__mock/sessions/{session}/state',
  readSnapshot: 'GET /__mock/sessions/{session}/snapshot',
  restoreSnapshot: 'POST /__mock/sessions/{session}/restore',
  readClock: 'GET /__mock/clock',
  turnClock: 'POST /__mock/clock',
  faults: 'GET /__mock/faults',
  planFault: 'POST /__mock/faults',
  clearFaults: 'DELETE /__mock/faults',
  stubs: 'GET /__mock/stubs',
  addStub: 'POST /__mock/stubs',
  clearStubs: 'DELETE /__mock/stubs',
  removeStub: 'DELETE /__mock/stubs/{id}',
  streams: 'GET /__mock/streams',
  dropStreams: 'POST /__mock/streams/drop',
  holdStreams: 'POST /__mock/streams/hold',
  pushToStreams: 'POST /__mock/streams/push',
  calls: 'GET /__mock/calls',
  call: 'GET /__mock/calls/{id}',
  awaitCall: 'POST /__mock/calls/await',
  har: 'GET /__mock/har',
  coverage: 'GET /__mock/coverage',
  violations: 'GET /__mock/violations',
  advanceOrder: 'POST /__mock/orders/{ordersn}/advance',
  afterSales: 'GET /__mock/sessions/{session}/after-sales',
  moveAfterSales: 'POST /__mock/sessions/{session}/after-sales',
  outbox: 'GET /__mock/sessions/{session}/outbox',
  ledger: 'GET /__mock/ledger',
} as const satisfies Partial<Record<keyof operations, string>>;

/** The same for operations with an event stream. */
export const controlStreams = {
  feed: 'GET /__mock/feed',
} as const satisfies Record<Exclude<keyof operations, keyof typeof controlPaths>, string>;
