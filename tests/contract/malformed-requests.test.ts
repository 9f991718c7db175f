import { ResponseCode } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import type { ContractCall } from './support/bundle.ts';
import { contractCalls, schemaNamed } from './support/bundle.ts';
import { startCaseServer } from './support/case-server.ts';
import { undeclaredFields } from './support/undeclared-fields.ts';

interface Provocation {
  readonly code: number;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const json = { 'content-type': 'application/json' };

/** A request that provokes each status other than 200 of a call with a body. */
const provocations = {
  400: { code: ResponseCode.malformedRequest, headers: json, body: '{"id":' },
  404: { code: ResponseCode.notFound, path: '/api/product/nobodyDeclaredThis' },
  413: { code: ResponseCode.payloadTooLarge, headers: json, body: JSON.stringify('x'.repeat(1_200_000)) },
  415: { code: ResponseCode.unsupportedMediaType, headers: { 'content-type': 'text/plain' }, body: '{}' },
  422: { code: ResponseCode.malformedRequest, headers: json, body: '{"nobody_declared_this":1}' },
  429: { code: ResponseCode.tooManyRequests, headers: { prefer: 'code=429' } },
  500: { code: ResponseCode.serverError, headers: { prefer: 'code=500' } },
} as const satisfies Record<number, Provocation>;

const answers = contractCalls.flatMap((call) =>
  Object.entries(provocations)
    .filter(([status]) => call.statuses.includes(status))
    .filter(([status]) => canBeProvoked(call, Number(status)))
    .map(([status, provocation]) => ({ ...call, status: Number(status), provocation })),
);

test.each(contractCalls)('[API-02] $id declares only statuses that this test can provoke', ({ statuses }) => {
  expect(['200', ...Object.keys(provocations)]).toEqual(expect.arrayContaining([...statuses]));
});

test.each(contractCalls)('[API-02] $id declares every status that a client can meet', (call) => {
  const met = Object.keys(provocations).filter((status) => canBeProvoked(call, Number(status)));
  expect(call.statuses).toEqual(expect.arrayContaining(met));
});

test.each(answers)(
  '[API-02] [U10] $id responds with $status in the envelope',
  async ({ status, provocation, ...call }) => {
    const { baseUrl } = await startCaseServer();
    const response = await send(baseUrl, call, provocation);
    const body: unknown = await response.json();
    expect({ status: response.status, body }).toMatchObject({
      status,
      body: { code: provocation.code, msg: expect.stringMatching(/\S/) },
    });
    expect(undeclaredFields(schemaNamed('Rejection'), body)).toEqual([]);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  },
);

test('[API-02] a path parameter outside its limits is refused with its name', async () => {
  const { baseUrl } = await startCaseServer();
  for (const query of ['', '?title=', '?title=%3Cscript%3E', `?title=${'a'.repeat(101)}`]) {
    const response = await fetch(new URL(`/api/term/getSpecificTerm${query}`, baseUrl));
    expect(response.status, query).toBe(422);
    expect(await response.json()).toMatchObject({ code: 9001, msg: expect.stringContaining('title') });
  }
});

// A GET has no body, and a stream has neither examples nor a schema.
function canBeProvoked({ takesBody, takesForm, streams }: ContractCall, status: number): boolean {
  if (status === 404) return true;
  // A JSON body has the wrong type for a form, whatever it contains; the mock server's own tests cover broken
  // forms.
  if (takesForm) return status === 415;
  return takesBody || (!streams && (status === 429 || status === 500));
}

// `Prefer` selects an example only if the request itself is valid.
function send(baseUrl: string, call: ContractCall, provocation: Provocation): Promise<Response> {
  const { headers = json, body = JSON.stringify(exampleRequest(call)) } = provocation;
  return fetch(new URL(provocation.path ?? addressOf(call), baseUrl), {
    method: call.method,
    headers: { ...json, ...headers },
    ...(call.method === 'post' ? { body } : {}),
  });
}

function addressOf({ id, path }: ContractCall): string {
  return id === 'getTerm' ? `${path}?title=returns` : path;
}

function exampleRequest({ requests }: ContractCall): unknown {
  return requests.find(({ name }) => name === 'success')?.value;
}
