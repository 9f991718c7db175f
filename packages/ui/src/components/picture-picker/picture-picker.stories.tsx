import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PicturePicker } from './picture-picker.tsx';

const drawn = (colour: string) =>
  `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"%3E%3Cpath fill="%23${colour}" d="M0 0h64v64H0z"/%3E%3C/svg%3E`;

const meta = preview.meta({
  component: PicturePicker,
  parameters: { layout: 'padded' },
  args: {
    label: 'Pictures',
    options: [
      { id: 0, name: 'None', pic: '' },
      { id: 1, name: 'Night', pic: drawn('6d5cf6') },
      { id: 2, name: 'Dawn', pic: drawn('f74d16') },
    ],
    chosen: 1,
    pending: null as number | null,
    onChoose: fn(),
  },
});

export default meta;

export const Selected = meta.story({});

Selected.test('[USER-02] what is pressed is chosen', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'Night', pressed: true })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Dawn' }));
  await expect(args.onChoose).toHaveBeenCalledWith(2);
});

export const None = meta.story({ args: { chosen: 0 } });
export const Saving = meta.story({ args: { pending: 2 } });
