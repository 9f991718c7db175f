import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { drawn } from '../../stories/fixtures/profiles.ts';
import { PicturePicker } from './picture-picker.tsx';

const meta = preview.meta({
  component: PicturePicker,
  parameters: { layout: 'padded', shop: { path: '/user/decoration', scenarios: 'auth.customer' } },
  args: {
    label: 'Pictures',
    options: [
      { id: 0, name: 'None', pic: '' },
      { id: 1, name: 'Night', pic: drawn('/api/pictures/avatar-1.svg') },
      { id: 2, name: 'Dawn', pic: drawn('/api/pictures/avatar-2.svg') },
    ],
    selectedId: 1,
    pending: null as number | null,
    onChoose: fn(),
  },
});

export default meta;

export const Selected = meta.story({});

Selected.test('[USER-02] a press selects the picture', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'Night', pressed: true })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Dawn' }));
  await expect(args.onChoose).toHaveBeenCalledWith(2);
});

export const None = meta.story({ args: { selectedId: 0 } });
export const Saving = meta.story({ args: { pending: 2 } });
