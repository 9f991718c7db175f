import { readFileSync } from 'node:fs';
import type { CallId } from '@signal-shop/sdk/contract';
import { limits, operations } from '@signal-shop/sdk/contract';
import { checkArgument } from '@signal-shop/sdk/validate';
import type { TextLimit } from '@signal-shop/ui/forms/form/text-limit.ts';
import { textProblem } from '@signal-shop/ui/forms/form/text-limit.ts';
import { expect, test } from 'vitest';

interface Document {
  readonly paths: Readonly<Record<string, { readonly post?: Operation }>>;
}
interface Operation {
  readonly operationId: CallId;
  readonly requestBody?: { readonly content?: Readonly<Record<string, Content>> };
}
interface Content {
  readonly examples?: { readonly success?: { readonly value?: object } };
}

const document: Document = JSON.parse(readFileSync('openapi/dist/openapi.json', 'utf8'));

/** The contract's valid example of each call's argument. */
const examples = new Map(
  Object.values(document.paths).flatMap(({ post }) => {
    const example = post?.requestBody?.content?.['application/json']?.examples?.success?.value;
    return post === undefined || example === undefined ? [] : [[post.operationId, example] as const];
  }),
);

const fields = Object.entries(limits).flatMap(([call, limitsOfCall]) =>
  Object.entries(limitsOfCall).flatMap(([field, limit]) => {
    const example = isCall(call) ? examples.get(call) : undefined;
    return isCall(call) && isText(limit) && example !== undefined ? [{ call, field, limit, example }] : [];
  }),
);

test.each(fields)(
  '[U09] [VAL-01] a form validates $field of $call like the contract, at each limit and with unusual text',
  ({ call, field, limit, example }) => {
    const verdicts = samples(limit).map((sample) => {
      // The form trims text and does not send empty optional fields.
      const text = sample.trim();
      const argument: Record<string, unknown> = { ...example, [field]: text };
      if (text === '' && !limit.required) delete argument[field];
      const isValid = checkArgument(call, argument).status === 'valid';
      return { sample, form: textProblem(sample, limit) === null, contract: isValid };
    });
    expect(verdicts.filter(({ form, contract }) => form !== contract)).toEqual([]);
  },
);

test('[U09] there are many such fields, including those of the after-sales forms', () => {
  expect(fields.length).toBeGreaterThan(60);
  const names = fields.map(({ call, field }) => `${call}.${field}`);
  expect(names).toEqual(
    expect.arrayContaining(['requestAfterSales.problem', 'sendBackTracking.tracking_number']),
  );
});

function samples({ minLength = 0, maxLength = 200 }: TextLimit): readonly string[] {
  const lengths = [minLength - 1, minLength, minLength + 1, maxLength, maxLength + 1].filter(
    (one) => one >= 0,
  );
  return [
    ...lengths.flatMap((length) => ['a'.repeat(length), '1'.repeat(length), '🎧'.repeat(length)]),
    ...lengths.map((length) => `https://e.com/${'a'.repeat(Math.max(length - 14, 0))}`),
    ...[
      '   ',
      '\n\t',
      'שלום שקט',
      'one\ntwo',
      'ada@example.com',
      'ada@',
      'ftp://example.com/a',
      '<b>',
      '../../x',
    ],
  ];
}

function isCall(name: string): name is CallId {
  return Object.hasOwn(operations, name);
}

function isText(limit: object): limit is TextLimit {
  return 'required' in limit && 'maxLength' in limit && !('values' in limit);
}
