import { ResponseCode } from '@signal-shop/sdk/contract';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { StubForm } from './stub-form.tsx';

const meta = preview.meta({
  title: 'mock page/stub-form',
  component: StubForm,
  parameters: { layout: 'padded', shop: { path: '/__mock#calls' } },
  args: {
    call: {
      id: 1,
      time: '2026-01-15T12:00:00.000Z',
      session: 'default',
      method: 'POST',
      path: '/api/goods/getGoodsById',
      query: {},
      operationId: 'getGoods',
      status: 200,
      code: ResponseCode.success,
      fault: null,
      findings: [],
      durationMs: 1.2,
      request: { headers: {}, body: { id: 1011 } },
      answer: { headers: {}, body: { code: 1, msg: { goods_id: 1011, goods_name: 'Aria 7' } } },
      curl: '',
    },
    onSave: fn(async () => {}),
  },
});

export default meta;

export const Ready = meta.story({});

Ready.test('[BEY-42] saves the edited answer', async ({ args, canvas, userEvent }) => {
  const body = canvas.getByLabelText('Body of the answer');
  await userEvent.clear(body);
  await userEvent.type(body, '{{"code": 2, "msg": "Later."}');
  await userEvent.clear(canvas.getByLabelText('How often'));
  await userEvent.click(canvas.getByLabelText('Only calls with the same argument'));
  await userEvent.click(canvas.getByLabelText(/may break the contract/));
  await userEvent.click(canvas.getByRole('button', { name: 'Save as stub' }));
  await expect(args.onSave).toHaveBeenCalledWith({
    operationId: 'getGoods',
    when: { id: 1011 },
    answer: { code: 2, msg: 'Later.' },
    unchecked: true,
  });
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Body of the answer'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save as stub' }));
  },
});

Invalid.test('an answer that is no JSON is neither saved nor copied', async ({ args, canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('isn’t valid JSON');
  await expect(canvas.queryByRole('button', { name: 'Copy as scenario' })).toBeNull();
  await expect(args.onSave).not.toHaveBeenCalled();
});

export const Refused = meta.story({
  args: {
    onSave: fn(async () => {
      throw new Error('msg.goods_id is missing. Add unchecked: true for an answer that breaks the contract.');
    }),
  },
  play: async ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Save as stub' })),
});
