import { expect, test } from 'vitest';
import { get, startTestServer, testMoment } from '../server/testing/testing-server.ts';
import { startingTokens } from '../world/account/customers.ts';
import { ControlRefusal, createControl } from './control.ts';
import type { ControlCall } from './control-answers.ts';
import { controlPaths } from './generated/control-paths.ts';

const session = 'kit';

test('every function sends the method and path of its operation', async () => {
  const requests: string[] = [];
  const control = createControl({
    url: 'http://mock.test',
    fetch: async (input, { method = '' }) => {
      requests.push(`${method} ${new URL(input).pathname}`);
      return Response.json({});
    },
  });
  const runs = inOrder({
    health: () => control.health(),
    openapi: () => control.openapi(),
    scenarios: () => control.scenarios(),
    sessions: () => control.sessions(),
    removeIdleSessions: () => control.removeIdleSessions(),
    session: () => control.session(session),
    createSession: () => control.createSession({ name: session }),
    deleteSession: () => control.deleteSession(session),
    setScenarios: () => control.setScenarios(session, []),
    reset: () => control.reset(session),
    advanceOrder: () => control.advanceOrder(session, session),
    readState: () => control.readState(session),
    patchState: () => control.patchState(session, []),
    readSnapshot: () => control.readSnapshot(session),
    restoreSnapshot: () => control.restoreSnapshot(session, ''),
    afterSales: () => control.afterSales(session),
    moveAfterSales: () => control.moveAfterSales(session, 'AS1', 'approve'),
    readClock: () => control.readClock(session),
    turnClock: () => control.turnClock(session, { advance: 1 }),
    streams: () => control.streams(),
    dropStreams: () => control.dropStreams(session),
    holdStreams: () => control.holdStreams(session, true),
    pushToStreams: () => control.pushToStreams(session, 'kai', 1),
    calls: () => control.calls(),
    call: () => control.call(1),
    awaitCall: () => control.awaitCall(session),
    har: () => control.har(),
    coverage: () => control.coverage(),
    violations: () => control.violations(),
    ledger: () => control.ledger(session),
    outbox: () => control.outbox(session),
    faults: () => control.faults(session),
    planFault: () => control.planFault(session, { kind: 'reset' }),
    clearFaults: () => control.clearFaults(session),
    stubs: () => control.stubs(session),
    addStub: () => control.addStub(session, { operationId: 'getCart', answer: {} }),
    removeStub: () => control.removeStub(session, 1),
    clearStubs: () => control.clearStubs(session),
  });
  for (const run of runs) await run();
  const expected = Object.values(controlPaths).map((line) => line.replace(/\{(\w+)\}/, namedIn));
  expect(requests).toEqual(expected);
});

/** The record type makes the compiler report a function without a run. */
function inOrder(runs: Record<ControlCall, () => Promise<unknown>>): readonly (() => Promise<unknown>)[] {
  return Object.entries(runs)
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([, run]) => run);
}

const order = Object.keys(controlPaths);

function namedIn(_part: string, name: string): string {
  return name === 'id' ? '1' : 'kit';
}

test('the client controls a session: state, clock, calls, faults, mails', async () => {
  const server = await startTestServer();
  const control = createControl({ url: server.url });
  const headers = { 'x-mock-session': session };
  expect(await control.health()).toMatchObject({ status: 'ready' });
  expect(
    await control.setScenarios(session, ['cart.one'], { now: '2026-02-01T00:00:00Z', ahead: 1_000 }),
  ).toEqual({
    session,
    scenarios: ['cart.one'],
    visitor: { token: null, guestCart: [{ id: 1032, goods_number: 1, type: 1 }] },
  });
  expect((await control.readClock(session)).now).toBe('2026-02-01T00:00:01.000Z');
  expect(await control.setScenarios(session, ['auth.vip', 'lang.ja'], { keep: true })).toMatchObject({
    visitor: { token: startingTokens.vip, locale: 'ja' },
  });
  await expect(control.setScenarios(session, [], { ahead: Number.NaN })).rejects.toThrow('ahead must be');
  await control.setScenarios(session, ['cart.many']);
  expect((await control.sessions()).sessions).toContain(session);
  const { ms } = await control.turnClock(session, { advance: 60_000 });
  expect(ms).toBe(Date.parse(testMoment) + 60_000);
  expect((await control.turnClock(session, { set: '2027-01-01T00:00:00Z' })).now).toMatch(/^2027/);
  const { fault } = await control.planFault(session, {
    operationId: 'listTerms',
    kind: 'html-500',
    times: 1,
  });
  expect(fault).toMatchObject({ operationId: 'listTerms', planned: true });
  await control.clearFaults(session);
  const awaitedCall = control.awaitCall(session, { operationId: 'listTerms' });
  await get(server, '/api/term/getTerm', headers);
  const call = await awaitedCall;
  expect(call.path).toBe('/api/term/getTerm');
  expect((await control.call(call.id)).curl).toContain('curl -X GET');
  expect((await control.har(session)).log.entries).toHaveLength(1);
  expect((await control.outbox(session)).mails[0]).toMatchObject({ to: 'ada@example.com' });
  expect(await control.ledger(session)).toEqual({ session, charges: [] });
  expect(await control.streams(session)).toEqual({ open: 0, hold: false, kept: 0 });
  const { state } = await control.patchState(session, [{ op: 'replace', path: '/locale', value: 'de' }]);
  expect(state.locale).toBe('de');
  await control.restoreSnapshot('other', (await control.readSnapshot(session)).snapshot);
  expect((await control.readState('other')).state.locale).toBe('de');
});

test('the client advances orders and after-sales requests', async () => {
  const control = createControl({ url: (await startTestServer()).url });
  const [open] = (await control.afterSales(session)).requests.filter(({ steps }) =>
    steps.includes('payBack'),
  );
  const { requests } = await control.moveAfterSales(session, open?.id ?? '', 'payBack');
  expect(requests.find(({ id }) => id === open?.id)?.status).toBe('refunded');
  const advance = control.advanceOrder('SG00000000000000', session);
  await expect(advance).rejects.toMatchObject({ status: 404 });
});

test('a refusal rejects with the message of the server', async () => {
  const control = createControl({ url: (await startTestServer()).url });
  const change = control.setScenarios(session, ['cart.golden']);
  await expect(change).rejects.toThrow(ControlRefusal);
  await expect(change).rejects.toThrow(/^setScenarios: .*cart\.golden/);
  await expect(control.awaitCall(session, { within: 1 })).rejects.toMatchObject({ status: 408 });
});

test('a server that other machines can reach accepts the token of the client', async () => {
  const server = await startTestServer({ host: '0.0.0.0' });
  const url = `http://127.0.0.1:${server.port}`;
  expect((await get({ ...server, url }, '/__mock/health')).status).toBe(403);
  const control = createControl({ url, token: String(server.controlToken) });
  expect(await control.health()).toMatchObject({ status: 'ready' });
});
