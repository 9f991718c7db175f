import { ResponseCode } from '@signal-shop/sdk/contract';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { CallRow } from '../store/page-state.ts';
import { CallsTable } from './calls-table.tsx';

const done: CallRow = {
  id: 1,
  time: '2026-01-15T12:00:00.000Z',
  session: 'default',
  method: 'GET',
  path: '/api/index/index',
  operationId: 'listBanners',
  status: 200,
  code: ResponseCode.success,
  fault: null,
  findings: [],
  durationMs: 1.2,
};

const calls: readonly CallRow[] = [
  {
    ...done,
    id: 6,
    path: '/api/index/indexes',
    operationId: null,
    status: 404,
    code: ResponseCode.notFound,
  },
  {
    ...done,
    id: 5,
    operationId: 'confirmCharge',
    method: 'POST',
    status: 0,
    code: null,
    fault: 'answer-lost',
  },
  { ...done, id: 4, operationId: 'getCart', code: ResponseCode.loginRequired },
  {
    ...done,
    id: 3,
    operationId: 'getGoods',
    method: 'POST',
    status: 422,
    code: ResponseCode.malformedRequest,
    findings: [{ side: 'request', field: 'id', sentence: 'id must be a whole number.' }],
  },
  { ...done, id: 2, operationId: 'getFlashSale', durationMs: 1502.4, fault: 'latency' },
  done,
];

function Choosing(props: Omit<Parameters<typeof CallsTable>[0], 'selectedId' | 'onChoose'>) {
  const [selectedId, setSelectedId] = useState<number | null>(null);
  return <CallsTable {...props} selectedId={selectedId} onChoose={({ id }) => setSelectedId(id)} />;
}

const meta = preview.meta({
  title: 'mock page/calls-table',
  component: Choosing,
  parameters: { layout: 'padded', shop: { path: '/__mock#calls' } },
  args: { calls, mixed: false, emptyNote: 'No call yet.' },
});

export default meta;

export const Calls = meta.story({});

Calls.test('a contract violation is labeled, a code is shown by its name', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: /getGoods/ })).toHaveTextContent('1 finding');
  await expect(canvas.getByRole('row', { name: /getCart/ })).toHaveTextContent('loginRequired');
});

Calls.test('a wrong URL is listed with its path', async ({ canvas }) => {
  const row = canvas.getByRole('row', { name: /GET \/api\/index\/indexes not in the contract 404 notFound/ });
  await expect(row).toBeVisible();
});

Calls.test('describes what a fault left of a response', async ({ canvas }) => {
  const row = canvas.getByRole('row', { name: /confirmCharge/ });
  await expect(row).toHaveTextContent('connection reset after handling');
});

export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: /getGoods/ })),
});

export const OfAllSessions = meta.story({ args: { mixed: true } });
export const Empty = meta.story({ args: { calls: [] } });
