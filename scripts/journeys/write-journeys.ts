// Writes an Arazzo journey for every example response of the contract: its calls and the final code.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { endedLoginCases, exampleCases } from '../examples/cases.ts';
import type { ExampleCase } from '../examples/example-case.ts';
import { scenariosOf } from '../examples/run-case.ts';
import { contractBundle, controlBundle } from '../generate/generated-files.ts';
import type { RecordedBody, RecordedCall, RecordedStep } from './record-case.ts';
import { recordCase } from './record-case.ts';

/**
 * Empties the folder and writes one file into it, with the bodies of uploads next to it.
 * @returns the path of the file
 */
export async function writeJourneys(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const cases = [...exampleCases, ...endedLoginCases('getUserInfo')];
  const workflows: object[] = [];
  for (const one of cases) {
    const steps = await recordCase(one);
    await keepFiles(folder, steps);
    workflows.push(toWorkflow(one, steps));
  }
  const path = join(folder, 'answers.arazzo.json');
  const source = (name: string, file: string) => ({ name, type: 'openapi', url: relative(folder, file) });
  const journeys = {
    arazzo: '1.0.1',
    info: { title: 'Every answer that the contract shows', version: '0.1.0' },
    sourceDescriptions: [source('shop', contractBundle), source('control', controlBundle)],
    workflows,
  };
  writeFileSync(path, JSON.stringify(journeys, null, 1));
  return path;
}

function toWorkflow(one: ExampleCase, steps: readonly RecordedStep[]): object {
  return {
    workflowId: `${one.call}-${one.name}`,
    summary: one.summary,
    steps: [
      toTurn(
        'begin',
        scenariosOf(one).flatMap((names) => names.split(',')),
        false,
      ),
      ...steps.map((step, index) =>
        step.kind === 'turn'
          ? toTurn(`turn-${index}`, step.scenarios, true)
          : toCall(`${step.operationId}-${index}`, step),
      ),
    ],
  };
}

function toTurn(stepId: string, scenarios: readonly string[], keep: boolean): object {
  return {
    stepId,
    operationId: '$sourceDescriptions.control.setScenarios',
    parameters: [{ name: 'session', in: 'path', value: 'default' }],
    requestBody: { contentType: 'application/json', payload: { scenarios, keep } },
    successCriteria: [{ condition: '$statusCode == 200' }],
  };
}

function toCall(stepId: string, call: RecordedCall): object {
  const parameters = [...parametersIn('header', call.headers), ...parametersIn('query', call.query)];
  return {
    stepId,
    operationId: `$sourceDescriptions.shop.${call.operationId}`,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(call.body === null ? {} : { requestBody: toRequestBody(call.body) }),
    successCriteria: [
      { condition: `$statusCode == ${call.status}` },
      { condition: `$response.body#/code == ${call.code}` },
    ],
  };
}

function parametersIn(place: 'header' | 'query', fields: Readonly<Record<string, string>>): object[] {
  return Object.entries(fields).map(([name, value]) => ({ name, in: place, value }));
}

function toRequestBody(body: RecordedBody): object {
  if (body.type === 'application/json') return { contentType: body.type, payload: body.value };
  const fields = Object.entries(body.files).map(([name, file]) => [name, `$file('${fileName(file)}')`]);
  return { contentType: body.type, payload: Object.fromEntries(fields) };
}

async function keepFiles(folder: string, steps: readonly RecordedStep[]): Promise<void> {
  const bodies = steps.flatMap((step) => (step.kind === 'call' && step.body !== null ? [step.body] : []));
  const files = bodies.flatMap((body) => ('files' in body ? Object.values(body.files) : []));
  for (const file of files) writeFileSync(join(folder, fileName(file)), await file.bytes());
}

// The cases upload three files, and no two of the same size.
function fileName({ size }: Blob): string {
  return `upload-${size}.png`;
}
