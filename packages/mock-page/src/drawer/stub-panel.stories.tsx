import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { StubPanel } from './stub-panel.tsx';

type Props = Parameters<typeof StubPanel>[0];

const removeStub = fn<Props['control']['removeStub']>(async () => {});
const clearStubs = fn<Props['control']['clearStubs']>(async () => {});
const stubs: Props['stubs'] = [
  { id: 1, operationId: 'getCart', answer: { code: 2, msg: 'The cart is being moved.' } },
  { id: 2, operationId: 'getGoods', when: { id: 1011 }, answer: { code: 2, msg: 'Later.' }, times: 1 },
  { id: 3, operationId: 'listGoods', answer: { msg: 0 }, status: 503, times: 2, unchecked: true },
];

const meta = preview.meta({
  title: 'mock page/drawer-stubs',
  component: StubPanel,
  parameters: { layout: 'padded', shop: { path: '/' } },
  args: {
    control: { removeStub, clearStubs },
    session: 'mine',
    stubs,
    onRemoved: fn(),
  },
});

export default meta;

export const None = meta.story({ args: { stubs: [] } });

export const Several = meta.story({});

Several.test('removes one stub, or all of the session', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove stub 2' }));
  await expect(removeStub).toHaveBeenCalledWith('mine', 2);
  await userEvent.click(canvas.getByRole('button', { name: 'Remove all' }));
  await expect(clearStubs).toHaveBeenCalledWith('mine');
  await expect(args.onRemoved).toHaveBeenCalledTimes(2);
});

export const Failed = meta.story({
  args: {
    control: {
      removeStub: async () => {
        throw new Error('removeStub: The session mine has no stub 3.');
      },
      clearStubs,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove stub 3' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The session mine has no stub 3.');
  },
});
