import { expect, fireEvent, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { profilePage } from '../../stories/shop-pages.ts';
import { svgPicture } from '../../stories/svg-picture.ts';
import type { FileFieldProps } from './file-field.tsx';
import { FileField } from './file-field.tsx';

const picture = svgPicture(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"><path fill="#fa0" d="M0 0h72v72H0z"/></svg>',
);
const name = 'broken-cable.jpg';
const args: FileFieldProps = {
  label: 'Photo of the defect',
  upload: { status: 'empty' },
  onChoose: fn(),
  onRetry: fn(),
  onRemove: fn(),
};

const meta = preview.meta({
  component: FileField,
  parameters: { layout: 'padded', shop: profilePage },
  args,
});

export default meta;

export const Empty = meta.story({});

Empty.test('[USER-02] the label opens the file chooser', async ({ args, canvas, userEvent }) => {
  const file = new File(['picture'], name, { type: 'image/jpeg' });
  await userEvent.upload(canvas.getByLabelText('Photo of the defect'), file);
  await expect(args.onChoose).toHaveBeenCalledWith(file);
});

export const DragOver = meta.story({
  play: ({ canvas }) => {
    const zone = canvas.getByText('Photo of the defect').closest('[class*="zone"]');
    if (zone !== null) fireEvent.dragOver(zone);
  },
});
export const Uploading = meta.story({ args: { upload: { status: 'uploading', name, fraction: 0.42 } } });

Uploading.test('[USER-02] shows the progress', async ({ canvas }) => {
  await expect(canvas.getByText('42% uploaded')).toBeVisible();
});

export const Uploaded = meta.story({ args: { upload: { status: 'uploaded', name, url: picture } } });

Uploaded.test('[USER-02] the picture can be removed', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
  await expect(args.onRemove).toHaveBeenCalledOnce();
});

export const TooLarge = meta.story({ args: { upload: { status: 'failed', name, problem: 'tooLarge' } } });

TooLarge.test('[USER-02] [ERR-01] shows the specified message', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Please upload photo within 2M!');
});

export const InvalidFormat = meta.story({ args: { upload: { status: 'failed', name, problem: 'format' } } });

InvalidFormat.test('[USER-02] [ERR-01] shows the specified message', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Invalid image format');
});

export const ServerError = meta.story({
  args: { upload: { status: 'failed', name, problem: { kind: 'network' } } },
});

ServerError.test('[USER-02] retries the same picture', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

export const Missing = meta.story({ args: { error: 'Add a photo of the defect.' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Replace = meta.story({
  args: { upload: { status: 'uploaded', name, url: picture }, onRemove: undefined },
});
export const LongNameDe = meta.story({
  args: {
    upload: { status: 'failed', name: `${'Kabelbruch'.repeat(12)}.jpg`, problem: { kind: 'timeout' } },
  },
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
});
