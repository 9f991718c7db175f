import { expect, test } from 'vitest';
import { runCase, scenariosOf } from '../../scripts/examples/run-case.ts';
import { envelopeCalls } from './support/bundle.ts';
import { caseOf } from './support/case-of.ts';
import { startCaseServer } from './support/case-server.ts';

const answers = envelopeCalls.flatMap(({ id, answers, requests }) =>
  answers.map(({ name, value }) => ({ id, name, value, requests })),
);

test.each(answers)(
  '[ERR-01] $id responds with $name over HTTP, through the gate, as in the contract',
  async ({ id, name, value, requests }) => {
    const one = caseOf(id, name);
    // The contract's examples have no pictures: addresses of photographs change with every render.
    const server = await startCaseServer([...scenariosOf(one), 'data.no-pictures']);
    const { argument, status, body } = await runCase(one, server);
    expect({ status, body }).toEqual({ status: 200, body: value });
    expect(await server.violations()).toMatchObject({ violations: [] });
    const example = requests.find((request) => request.name === name);
    if (example !== undefined) expect(argument).toEqual(example.value);
  },
);
