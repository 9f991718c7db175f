import { expect, test } from 'vitest';
import type { ControlCall } from '../../control/control-answers.ts';
import { controlPaths, controlStreams } from '../../control/generated/control-paths.ts';
import { afterSalesTransitions } from '../../world/after-sales/after-sales-machine.ts';
import { faultKinds } from '../../world/state/faults.ts';
import { controlBundleLocation, readBundle } from '../gate/contract.ts';
import type { MockServer } from '../start-mock-server.ts';
import type { Visit } from '../testing/testing-control.ts';
import { controlContract, differences, visit } from '../testing/testing-control.ts';
import { get, post, startTestServer } from '../testing/testing-server.ts';
import { controlHandlers } from './control-routes.ts';

interface Expected extends Visit {
  readonly status?: number;
}

const session = 'doc';
const order = 'SG20260111000027';
const unpaid = 'SG20260115000004';

/** Requests to each call: valid ones, and ones that are refused for a specific reason. */
const visits: Readonly<Record<ControlCall, readonly Expected[]>> = {
  health: [{}],
  openapi: [{}],
  scenarios: [{}],
  sessions: [{}],
  session: [{ name: session }, { name: 'a b', status: 400 }],
  createSession: [
    {},
    {
      body: {
        name: session,
        scenarios: ['cart.many'],
        seed: '7',
        now: '2026-01-15T12:00:00Z',
        ahead: 60_000,
      },
    },
    { body: { name: 'a b' }, status: 400 },
    { body: { scenarios: ['cart.one', 'cart.many'] }, status: 409 },
  ],
  removeIdleSessions: [
    {},
    { query: { idle: '0' } },
    { query: { idle: 'soon' }, status: 400 },
    { query: { idle: '' }, status: 400 },
  ],
  deleteSession: [{ name: session }, { name: session, status: 404 }],
  setScenarios: [
    { name: session, body: { scenarios: ['lang.de'], seed: '7', now: 'real', ahead: 1 } },
    { name: session, body: { scenarios: ['cart.many', 'flash.closed'] } },
    { name: session, body: { scenarios: ['flash.closed'], keep: true } },
    { name: session, body: { scenarios: ['cart.golden'] }, status: 400 },
    { name: session, body: { scenarios: ['cart.one', 'cart.many'] }, status: 409 },
  ],
  reset: [{ name: session }, { name: 'a b', status: 400 }],
  readState: [{ name: session }],
  patchState: [
    { name: session, body: [{ op: 'replace', path: '/locale', value: 'de' }] },
    { name: session, body: [{ op: 'replace', path: '/locale', value: 'klingon' }], status: 400 },
  ],
  readSnapshot: [{ name: session }],
  restoreSnapshot: [{ name: session, body: { snapshot: 'nothing' }, status: 400 }],
  readClock: [{}, { query: { session } }, { query: { session: 'a b' }, status: 400 }],
  turnClock: [
    { body: { session, advance: 60_000 } },
    { body: { set: '2026-11-27T08:59:50Z' } },
    { body: { speed: 60 } },
    { body: { session, to: 'flash.end', speed: 0 } },
    { body: { session, to: 'flash.end' }, status: 409 },
    { body: {}, status: 400 },
  ],
  faults: [{}, { query: { session } }],
  planFault: [
    { body: { kind: 'reset' } },
    {
      body: { session, operationId: 'getCart', kind: 'latency', ms: 5, after: 1, times: 2, probability: 0.5 },
    },
    { body: { kind: 'status', status: 404 } },
    { body: { kind: 'drop-after-bytes', bytes: 3 } },
    { body: { kind: 'explosion' }, status: 400 },
  ],
  clearFaults: [{}, { query: { session } }],
  stubs: [{}, { query: { session } }],
  addStub: [
    { body: { operationId: 'getCart', answer: { code: 2, msg: 'The cart is being moved.' }, times: 1 } },
    { body: { session, operationId: 'getCart', when: {}, answer: { msg: 0 }, status: 503, unchecked: true } },
    { body: { operationId: 'getCart', answer: { msg: 'no list' } }, status: 400 },
    { body: { operationId: 'getBasket', answer: {} }, status: 400 },
  ],
  removeStub: [
    { name: '1', query: { session } },
    { name: '9', query: { session }, status: 404 },
  ],
  clearStubs: [{}, { query: { session } }],
  streams: [{}, { query: { session } }],
  dropStreams: [{}, { body: { session } }],
  holdStreams: [{ body: { hold: true } }, { body: { session, hold: false } }],
  pushToStreams: [{ body: { event: 'kai' } }, { body: { session, event: 'guan', value: { any: 0 } } }],
  calls: [{}, { query: { session } }],
  call: [{ name: '1' }, { name: '999', status: 404 }],
  awaitCall: [
    { body: { operationId: 'listTerms' } },
    { body: { session, after: 900, within: 1 }, status: 408 },
  ],
  har: [{}],
  coverage: [{}],
  violations: [{}],
  advanceOrder: [
    { name: order },
    { name: order, body: { to: 'complete' } },
    { name: 'SG00000000000000', status: 404 },
    { name: order, body: { to: 'unpaid' }, status: 400 },
  ],
  afterSales: [{ name: session }],
  moveAfterSales: [{ name: session, body: { id: 'AS0', step: 'approve' }, status: 400 }],
  outbox: [{ name: session }],
  ledger: [{}, { query: { session } }],
};

test.each(Object.keys(controlPaths))('%s answers as its document defines', async (name) => {
  const server = await busyServer();
  const call = callNamed(name);
  for (const { status = 200, ...request } of visits[call]) {
    const answer = await visit(server, call, request);
    const title = `${name} ${JSON.stringify(request)}`;
    expect(answer, title).toMatchObject({ status });
    const kind = status === 400 ? 'wrong' : 'right';
    expect(await differences(call, request, answer, kind), title).toEqual([]);
  }
});

test.each(['scenarios', 'sessions', 'calls', 'violations', 'afterSales', 'outbox', 'ledger', 'faults'])(
  'the list of %s that is validated against the document is not empty',
  async (name) => {
    const { body } = await visit(await busyServer(), callNamed(name), { name: session });
    const lists = Object.values(Object(body)).filter(Array.isArray);
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.every((list) => list.length > 0)).toBe(true);
  },
);

test('a snapshot restores the state, and every transition of a request works', async () => {
  const server = await busyServer();
  const { body } = await visit(server, 'readSnapshot', { name: session });
  const restoreRequest = { name: 'copy', body };
  const restoreAnswer = await visit(server, 'restoreSnapshot', restoreRequest);
  expect(await differences('restoreSnapshot', restoreRequest, restoreAnswer, 'right')).toEqual([]);
  expect(restoreAnswer).toMatchObject({ status: 200, body: { session: 'copy' } });
  const { id, steps } = await openRequest(server);
  const moving = { name: session, body: { id, step: steps[0] } };
  const moveAnswer = await visit(server, 'moveAfterSales', moving);
  expect(await differences('moveAfterSales', moving, moveAnswer, 'right')).toEqual([]);
  expect(moveAnswer.status).toBe(200);
});

test('the server has exactly the routes of the document', () => {
  const answeredOperations = controlContract.operations.filter(({ streams }) => !streams);
  const documentedIds = answeredOperations.map(({ id }) => id);
  expect(Object.keys(controlHandlers).sort()).toEqual([...documentedIds].sort());
  expect(Object.keys(controlPaths)).toEqual(documentedIds);
});

test('operations that the document marks as streams answer with one', async () => {
  const server = await startTestServer();
  const streams = controlContract.operations.filter((operation) => operation.streams);
  expect(streams.map(({ id }) => id)).toEqual(Object.keys(controlStreams));
  for (const { path } of streams) {
    const leaving = new AbortController();
    const { status, headers } = await fetch(new URL(path, server.url), { signal: leaving.signal });
    leaving.abort();
    expect([status, headers.get('content-type')], path).toEqual([200, 'text/event-stream; charset=utf-8']);
  }
});

test('the server serves the bundled document', async () => {
  const server = await startTestServer();
  const { body } = await get(server, '/__mock/openapi.json');
  expect(body).toEqual(await readBundle(controlBundleLocation));
});

test('the document lists each kind of fault and each transition of a request', async () => {
  const { components } = await readBundle(controlBundleLocation);
  const statuses = Object.values(afterSalesTransitions).flatMap(({ from, to }) => [...from, to]);
  expect(components).toMatchObject({
    schemas: {
      FaultKind: { enum: Object.keys(faultKinds) },
      AfterSalesRow: { properties: { status: { enum: expect.arrayContaining(statuses) } } },
    },
  });
});

/** A server with recorded data: a call, a violation, a mail, a charge. */
async function busyServer(): Promise<MockServer> {
  const server = await startTestServer();
  for (const name of ['default', session]) {
    await get(server, '/api/term/getTerm', { 'x-mock-session': name });
    await post(server, '/api/goods/getGoodsById', { id: 'abc' }, { 'x-mock-session': name });
    await visit(server, 'advanceOrder', { name: unpaid, body: { session: name, to: 'paid' } });
    await visit(server, 'addStub', {
      body: { session: name, operationId: 'getCart', answer: { code: 2, msg: 'Later.' } },
    });
    await visit(server, 'planFault', {
      body: { session: name, kind: 'latency', operationId: 'getCart', ms: 1 },
    });
  }
  return server;
}

async function openRequest(server: MockServer) {
  const answer = await visit(server, 'afterSales', { name: session });
  const open = rowsOf(answer.body).find(({ steps }) => steps.length > 0);
  if (open === undefined) throw new Error('No request has an open transition.');
  return open;
}

function rowsOf(body: unknown): readonly { readonly id: string; readonly steps: readonly string[] }[] {
  return typeof body === 'object' && body !== null && 'requests' in body && Array.isArray(body.requests)
    ? body.requests
    : [];
}

function callNamed(name: string): ControlCall {
  const match = Object.keys(visits).find((call): call is ControlCall => call === name);
  if (match === undefined) throw new Error(`There is no request for ${name}.`);
  return match;
}
