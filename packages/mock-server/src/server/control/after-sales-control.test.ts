import { expect, test } from 'vitest';
import { get, post, startTestServer } from '../testing/testing-server.ts';

const path = '/__mock/sessions/desk/after-sales';

test('[USER-06] lists requests and applies the decisions of the shop', async () => {
  const server = await startTestServer();
  await post(server, '/__mock/sessions/desk/scenario', { scenarios: ['return.requested'] });
  const { body } = await get(server, path);
  const id = 'AS20260115000001';
  expect(body).toMatchObject({
    requests: expect.arrayContaining([{ id, kind: 'return' }].map(objectContaining)),
  });
  const decision = await post(server, path, { id, step: 'approve' });
  expect(decision).toMatchObject({
    status: 200,
    body: {
      requests: expect.arrayContaining(
        [{ id, status: 'awaitingParcel', steps: ['refundReturned'] }].map(objectContaining),
      ),
    },
  });
  const again = await post(server, path, { id, step: 'approve' });
  expect(again).toMatchObject({ status: 400, body: { msg: `step of ${id} can be: refundReturned.` } });
});

test.each([{}, { id: 'AS0' }, { id: 7, step: 'approve' }])('refuses %j with a message', async (body) => {
  const server = await startTestServer();
  expect((await post(server, path, body)).status).toBe(400);
});

function objectContaining(fields: object): unknown {
  return expect.objectContaining(fields);
}
