import type { Fault } from '../../world/state/faults.ts';
import type { Scenario } from '../create/scenario.ts';
import { scenario } from '../create/scenario.ts';

type NetworkFault = Omit<Fault, 'operationId'>;

const slow: readonly NetworkFault[] = [
  { kind: 'latency', ms: 400 },
  { kind: 'dribble', ms: 1_600 },
];
const jitter: readonly NetworkFault[] = [
  { kind: 'latency', ms: 200, probability: 0.5 },
  { kind: 'latency', ms: 700, probability: 0.25 },
  { kind: 'latency', ms: 2_500, probability: 0.1 },
];

/** Network faults between the shopper and the shop; they apply to every call. */
export const networkScenarios: readonly Scenario[] = [
  networkFault('slow3g', 'every response starts after 400 ms and takes 1.6 s to arrive', slow),
  networkFault('jitter', 'responses are delayed by 0 to 3.4 s', jitter),
  networkFault('offline', 'every call fails', [{ kind: 'request-lost' }]),
  networkFault('reset', 'every connection is reset before the call is handled', [{ kind: 'reset' }]),
  networkFault('timeout-60', 'responses take longer than the client’s 60-second timeout', [
    { kind: 'timeout-60s' },
  ]),
  networkFault('flaky-20', 'one call in five fails', [{ kind: 'request-lost', probability: 0.2 }]),
  networkFault('html-500', 'every response is an HTML error page', [{ kind: 'html-500' }]),
  networkFault('malformed', 'every response is incomplete JSON', [{ kind: 'malformed-json' }]),
  networkFault('truncated', 'every connection breaks in the middle of the response', [{ kind: 'truncated' }]),
  networkFault('429', 'every call is rate limited (429)', [{ kind: 'status', status: 429 }]),
  networkFault('maintenance', 'the shop is closed for maintenance: 503', [{ kind: 'status', status: 503 }]),
  networkFault('unknown-code', 'every response has an unknown code', [{ kind: 'unknown-code' }]),
];

function networkFault(name: string, description: string, faults: readonly NetworkFault[]): Scenario {
  return scenario(`net.${name}`, description, ({ state }) => {
    for (const fault of faults) state.faults.push({ operationId: '*', ...fault });
  });
}
