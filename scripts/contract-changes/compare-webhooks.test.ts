import { expect, test } from 'vitest';
import type { ContractDocument, Schema } from '../../packages/sdk/generator/contract-document.ts';
import { compareContracts } from './compare-contracts.ts';

const without: ContractDocument = { paths: {}, components: {} };

function withWebhook(body: Schema): ContractDocument {
  const requestBody = { content: { 'application/json': { schema: body } } };
  const post = { operationId: 'receiveOrderPaid', requestBody, responses: {} };
  return { ...without, webhooks: { 'order.paid': { post } } };
}

test('the body of a webhook is compared as an answer, and a webhook that is gone breaks its receivers', () => {
  const schema: Schema = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } };
  const before = withWebhook(schema);
  expect(compareContracts(without, before)).toEqual([
    { place: 'order.paid', sentence: 'is a new webhook', breaks: [], affects: ['mock'] },
  ]);
  expect(compareContracts(before, without)).toMatchObject([{ place: 'order.paid', breaks: ['readers'] }]);
  const optional = withWebhook({ ...schema, required: [] });
  expect(compareContracts(before, optional)).toMatchObject([
    { place: expect.stringContaining('order.paid'), breaks: ['readers'] },
  ]);
});
