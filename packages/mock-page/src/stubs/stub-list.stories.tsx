import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { StubList } from './stub-list.tsx';

const stubs: Parameters<typeof StubList>[0]['stubs'] = [
  { id: 1, operationId: 'getCart', answer: { code: 2, msg: 'The cart is being moved.' } },
  { id: 2, operationId: 'getGoods', when: { id: 1011 }, answer: { code: 2, msg: 'Later.' }, times: 1 },
  { id: 3, operationId: 'listGoods', answer: { msg: 0 }, status: 503, times: 2, unchecked: true },
];

const meta = preview.meta({
  title: 'mock page/stub-list',
  component: StubList,
  parameters: { layout: 'padded', shop: { path: '/__mock#calls' } },
  args: {
    stubs,
    session: 'default',
    pending: false,
    onRemove: fn(),
  },
});

export default meta;

export const Active = meta.story({});

Active.test('removes a stub of the list', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove stub 2' }));
  await expect(args.onRemove).toHaveBeenCalledWith(stubs[1]);
});
