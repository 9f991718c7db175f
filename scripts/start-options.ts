// The options of `npm start`.
import { parseArgs } from 'node:util';
import type { MockShopOptions } from '@signal-shop/mock-server/vite';

type StartOptions = Pick<MockShopOptions, 'scenario' | 'proxy' | 'record' | 'replay'>;

/** @throws Error with a sentence for an option that does not exist or lacks its value, and for `--record` without a backend */
export function readStartOptions(words: readonly string[]): StartOptions {
  const { scenario, backend, record, replay } = parse(words);
  if (record !== undefined && backend === undefined)
    throw new Error('--record records the answers of a backend: add --backend http://127.0.0.1:8080.');
  return {
    scenario: scenario.flatMap((names) => names.split(',')),
    ...(backend === undefined ? {} : { proxy: { url: backend, operations: ['*'] } }),
    ...(record === undefined ? {} : { record }),
    ...(replay === undefined ? {} : { replay }),
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        scenario: { type: 'string', multiple: true, default: [] },
        backend: { type: 'string' },
        record: { type: 'string' },
        replay: { type: 'string' },
      },
    }).values;
  } catch (error) {
    // The next lines are about values that start with a dash.
    const [problem = ''] = String(Object(error).message).split('\n');
    throw new Error(
      `${problem.replace(/\.$/, '')}. npm start takes --scenario NAMES, --backend URL, --record FILE and --replay FILE; npm run mock -- --help lists the flags of the mock server alone.`,
      { cause: error },
    );
  }
}
