import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ReloadNotice } from './reload-notice.tsx';

const meta = preview.meta({
  title: 'mock page/reload-notice',
  component: ReloadNotice,
  parameters: { layout: 'padded', shop: { path: '/__mock#calls' } },
  args: {
    note: { ok: true, sentence: 'Reloaded: 2 handlers, 1 call, in 340 ms with 3 sessions.' },
  },
});

export default meta;

export const Reloaded = meta.story({});

Reloaded.test('is announced and can be dismissed', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('2 handlers, 1 call');
  await userEvent.click(canvas.getByRole('button'));
  await expect(canvas.queryByRole('alert')).toBeNull();
});

export const Broken = meta.story({
  args: {
    note: {
      ok: false,
      sentence:
        'Not reloaded, the previous code still answers. packages/mock-server/src/operations/handlers/cart.ts:12:7: Unexpected token',
    },
  },
});
