import { stringify } from 'yaml';

export interface NewCall {
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly spec: string;
  readonly reads: boolean;
  readonly needsLogin: boolean;
}

/** The file of a call without parameters, whose answer is a message. */
export function callYaml(call: NewCall): string {
  const { id, reads, needsLogin } = call;
  const components = '../../components';
  const examples = ['success', 'failed'].map((name) => [name, `${id}/${name}`]);
  const ends = ['loginRequired', 'loginExpired'].map((name) => [name, `LoginEnded/${name}`]);
  const lines = [
    reads ? 'get:' : 'post:',
    `  operationId: ${id}`,
    `  summary: ${scalar(call.summary)}`,
    `  description: ${scalar(`${call.summary}.`)}`,
    `  tags: [${call.tag}]`,
    `  x-spec: ${scalar(call.spec)}`,
    needsLogin ? '  security:\n    - token: []' : '  security: []',
    '  parameters:',
    `    - $ref: ${components}/parameters/AcceptLanguage.yaml`,
    ...(reads ? [] : [`    - $ref: ${components}/parameters/IdempotencyKey.yaml`]),
    ...(reads ? [] : [`  requestBody: { $ref: ${components}/requests/Empty.yaml }`]),
    '  responses:',
    "    '200':",
    `      description: ${needsLogin ? 'Success, a refusal, or the end of the login.' : 'Success or a refusal.'}`,
    '      headers:',
    `        authorization: { $ref: ${components}/headers/RenewedToken.yaml }`,
    ...(reads
      ? []
      : [`        Idempotent-Replayed: { $ref: ${components}/headers/IdempotentReplayed.yaml }`]),
    `        Request-Id: { $ref: ${components}/headers/RequestId.yaml }`,
    answerYaml,
    ...(needsLogin ? [`              - $ref: ${components}/schemas/LoginEnded.yaml`] : []),
    '          examples:',
    ...[...examples, ...(needsLogin ? ends : [])].map(
      ([name, path]) => `            ${name}: { $ref: ${components}/examples/${path}.yaml }`,
    ),
    ...refusals(reads).map(
      ([status, name]) => `    '${status}': { $ref: ${components}/responses/${name}.yaml }`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

const answerYaml = `      content:
        application/json:
          schema:
            oneOf:
              - title: Answered
                type: object
                required: [code, msg]
                properties:
                  code: { type: integer, const: 1 }
                  msg: { $ref: ../../components/schemas/Message.yaml }
              - title: Refused
                type: object
                required: [code, msg]
                properties:
                  code:
                    type: integer
                    enum: [2]
                    x-enum-varnames: [failed]
                  msg: { $ref: ../../components/schemas/Message.yaml }`;

function refusals(reads: boolean) {
  return [
    [400, 'BadRequest'],
    [404, 'NotFound'],
    ...(reads ? [] : [[413, 'PayloadTooLarge'] as const, [415, 'UnsupportedMediaType'] as const]),
    [422, 'UnprocessableRequest'],
    [429, 'TooManyRequests'],
    [500, 'ServerError'],
  ] as const;
}

/** A text as YAML, with quotes where it needs them. */
export function scalar(value: unknown): string {
  return stringify(value, { lineWidth: 0 }).trimEnd();
}
