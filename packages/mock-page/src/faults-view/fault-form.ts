import type { FaultPlan, FaultTarget } from '@signal-shop/mock-server/control';

export type FaultKind = FaultPlan['kind'];

/** Values of the form, as typed. */
export interface FaultDraft {
  readonly operation: string;
  readonly kind: FaultKind;
  readonly amount: string;
  readonly times: string;
  readonly after: string;
  readonly probability: string;
}

export const emptyDraft: FaultDraft = {
  operation: '',
  kind: 'reset',
  amount: '',
  times: '1',
  after: '',
  probability: '',
};

interface Amount {
  readonly field: 'ms' | 'bytes' | 'status';
  readonly label: string;
}

/** The kinds with a numeric parameter. */
const amounts: Partial<Record<FaultKind, Amount>> = {
  latency: { field: 'ms', label: 'Milliseconds' },
  dribble: { field: 'ms', label: 'Total milliseconds' },
  'drop-after-bytes': { field: 'bytes', label: 'Bytes' },
  status: { field: 'status', label: 'Status' },
};

export function amountOf(kind: FaultKind): Amount | undefined {
  return amounts[kind];
}

/** The plan of a draft; the server validates its numbers. @throws Error for an unknown operation */
export function planOf(draft: FaultDraft, targets: readonly FaultTarget[]): FaultPlan {
  const operation = draft.operation.trim();
  const operationId = targets.find((target) => target === (operation === '' ? '*' : operation));
  if (operationId === undefined) throw new Error(`The contract has no operation "${operation}".`);
  const amount = amountOf(draft.kind);
  return {
    operationId,
    kind: draft.kind,
    ...(amount === undefined ? {} : numberField(amount.field, draft.amount)),
    ...numberField('times', draft.times),
    ...numberField('after', draft.after),
    ...numberField('probability', draft.probability),
  };
}

function numberField<Name extends string>(name: Name, text: string): Partial<Record<Name, number>>;
function numberField(name: string, text: string): Record<string, number> {
  return text.trim() === '' ? {} : { [name]: Number(text) };
}

/** Describes the details of a planned fault. */
export function detailsOf({ ms, bytes, status, after, times, probability }: FaultPlan): string {
  const words = [
    ms === undefined ? '' : `${ms} ms`,
    bytes === undefined ? '' : `${bytes} bytes`,
    status === undefined ? '' : `status ${status}`,
    after === undefined || after === 0 ? '' : `after ${after} calls`,
    oftenText(times),
    probability === undefined ? '' : `with probability ${probability}`,
  ];
  return words.filter((word) => word !== '').join(', ');
}

function oftenText(times: number | undefined): string {
  if (times === undefined) return 'always';
  return times === 1 ? 'once' : `${times} times`;
}
