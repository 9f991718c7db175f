import { createLogger } from '@stoplight/prism-core';
import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { expect, test } from 'vitest';
import { contractCalls, envelopeCalls } from './support/bundle.ts';

const answers = envelopeCalls.flatMap((call) => call.answers.map((example) => ({ ...call, ...example })));

// Prism takes a second to read the contract, so all tests share one read-only instance.
const resources = await getHttpOperationsFromSpec('openapi/dist/openapi.json');
const config = {
  isProxy: false as const,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: true,
  upstreamProxy: undefined,
};
const prism = createInstance(
  { ...config, mock: { dynamic: false } },
  { logger: createLogger('prism', { level: 'silent' }) },
);

test('plain Prism reads every call of the contract', () => {
  expect(resources.map(({ iid }) => iid).sort()).toEqual(contractCalls.map(({ id }) => id).sort());
});

test.each(envelopeCalls)("plain Prism responds to $id with the contract's success example", async (call) => {
  expect(await ask(call, 'success')).toEqual({ status: 200, body: exampleOf(call, 'success') });
});

test.each(answers)(
  'plain Prism responds to $id with its example $name on request',
  async ({ name, value, ...call }) => {
    expect(await ask(call, name)).toEqual({ status: 200, body: value });
  },
);

test.each(envelopeCalls.filter(({ requests }) => requests.length > 0))(
  'plain Prism accepts the requests that the contract shows for $id',
  async (call) => {
    for (const { name } of call.requests) expect((await ask(call, 'success', name)).status, name).toBe(200);
  },
);

type Call = (typeof envelopeCalls)[number];

async function ask(call: Call, example: string, requestName = 'success') {
  const { type, body } = sentBy(call, requestName);
  const request = {
    method: call.method === 'get' ? ('get' as const) : ('post' as const),
    url: { path: call.path, query: { ...(call.id === 'getTerm' ? { title: 'returns' } : {}) } },
    headers: {
      'accept-language': 'en',
      ...(body === undefined ? {} : { 'content-type': type }),
      ...(call.login === 'needed' ? { authorization: 'tok_00000000000000000000000000000000' } : {}),
    },
    body,
  };
  const mock = { dynamic: false, exampleKey: example };
  const result = await prism.request(request, resources, { ...config, mock })();
  if (result._tag === 'Left') throw result.left;
  const { output } = result.right;
  return { status: output.statusCode, body: output.body };
}

function sentBy({ takesForm, requests }: Call, requestName: string): { type: string; body: unknown } {
  if (!takesForm) {
    return { type: 'application/json', body: requests.find(({ name }) => name === requestName)?.value };
  }
  const head = 'Content-Disposition: form-data; name="file"; filename="photo.png"\r\nContent-Type: image/png';
  return {
    type: 'multipart/form-data; boundary=line',
    body: `--line\r\n${head}\r\n\r\nbytes\r\n--line--\r\n`,
  };
}

function exampleOf({ answers }: Call, exampleName: string): unknown {
  return answers.find(({ name }) => name === exampleName)?.value;
}
