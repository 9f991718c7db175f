import type { ControlAnswers, StubPlan } from '@signal-shop/mock-server/control';

/** A call that a stub can answer. */
export type KnownCall = ControlAnswers['call'] & { readonly operationId: string };

type Call = Pick<KnownCall, 'operationId' | 'status' | 'query' | 'request' | 'answer'>;

/** Values of the form, as typed. */
export interface StubDraft {
  /** The body as JSON. */
  readonly answer: string;
  /** Empty for always. */
  readonly times: string;
  /** Whether only calls with this call's argument are answered. */
  readonly sameArgument: boolean;
  readonly unchecked: boolean;
}

/** The form's initial values: the answer that the call got. */
export function draftOf({ answer: { body } }: Call): StubDraft {
  return {
    answer: JSON.stringify(isRecord(body) ? body : {}, null, 2),
    times: '1',
    sameArgument: false,
    unchecked: false,
  };
}

/** The fields of the call's argument: of its body, or of its query; null when it has none. */
export function argumentOf({ query, request }: Call): Readonly<Record<string, unknown>> | null {
  const argument = isRecord(request.body) ? request.body : query;
  return Object.keys(argument).length === 0 ? null : argument;
}

/** The stub of a draft; the server checks its numbers and the contract. @throws Error for a body that is no JSON object */
export function stubOf(call: Call, draft: StubDraft): StubPlan {
  const argument = argumentOf(call);
  const { status = call.status } = call.answer;
  return {
    operationId: call.operationId,
    ...(draft.sameArgument && argument !== null ? { when: argument } : {}),
    answer: readAnswer(draft.answer),
    // A lost connection has no status to repeat.
    ...(status === 200 || status === 0 ? {} : { status }),
    ...(draft.times.trim() === '' ? {} : { times: Number(draft.times) }),
    ...(draft.unchecked ? { unchecked: true } : {}),
  };
}

function readAnswer(text: string): Readonly<Record<string, unknown>> {
  const answer: unknown = parse(text);
  if (isRecord(answer)) return answer;
  throw new Error('The body must be a JSON object.');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`The body isn’t valid JSON. ${error instanceof Error ? error.message : ''}`.trim());
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
