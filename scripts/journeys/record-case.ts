// Runs a case against an in-process shop and records its traffic.
import type { Fetch } from '@signal-shop/sdk';
import { operations } from '@signal-shop/sdk/contract';
import { caseShop } from '../examples/answered-examples.ts';
import type { ExampleCase } from '../examples/example-case.ts';
import { runCase } from '../examples/run-case.ts';

export interface RecordedCall {
  readonly kind: 'call';
  readonly operationId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: RecordedBody | null;
  readonly status: number;
  /** The code of the envelope. */
  readonly code: unknown;
}

export type RecordedBody =
  | { readonly type: 'application/json'; readonly value: unknown }
  | { readonly type: 'multipart/form-data'; readonly files: Readonly<Record<string, Blob>> };

/** All calls of a case, in order; the last one is the call of the example. */
export type RecordedStep = RecordedCall | { readonly kind: 'turn'; readonly scenarios: readonly string[] };

const recordedHeaders = new Set(['accept-language', 'authorization', 'idempotency-key']);
const idOfPath = new Map<string, string>(Object.entries(operations).map(([id, { path }]) => [path, id]));

export async function recordCase(one: ExampleCase): Promise<readonly RecordedStep[]> {
  const steps: RecordedStep[] = [];
  const shop = caseShop(one);
  const recordingFetch: Fetch = async (url, init) => {
    const answer = await shop.fetch(url, init);
    steps.push(await describe(new Request(url, init), answer.clone()));
    return answer;
  };
  const turn = async (scenarios: string) => {
    steps.push({ kind: 'turn', scenarios: scenarios.split(',') });
    await shop.turn(scenarios);
  };
  await runCase(one, { ...shop, fetch: recordingFetch, turn });
  return steps;
}

async function describe(request: Request, answer: Response): Promise<RecordedCall> {
  const { pathname, searchParams } = new URL(request.url);
  const operationId = idOfPath.get(pathname);
  if (operationId === undefined) throw new Error(`${pathname} is no call of the contract.`);
  const envelope: { readonly code?: unknown } = await answer.json();
  return {
    kind: 'call',
    operationId,
    headers: Object.fromEntries([...request.headers].filter(([name]) => recordedHeaders.has(name))),
    query: Object.fromEntries(searchParams),
    body: await readBody(request),
    status: answer.status,
    code: envelope.code,
  };
}

async function readBody(request: Request): Promise<RecordedBody | null> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) {
    const fields = [...(await request.formData())];
    const files = fields.flatMap(([name, value]) =>
      typeof value === 'string' ? [] : [[name, value] as const],
    );
    return { type: 'multipart/form-data', files: Object.fromEntries(files) };
  }
  const text = await request.text();
  return text === '' ? null : { type: 'application/json', value: JSON.parse(text) };
}
