import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { profilePage } from '../../stories/shop-pages.ts';
import { CopyField } from './copy-field.tsx';

const meta = preview.meta({
  component: CopyField,
  parameters: { layout: 'padded', shop: profilePage },
  args: {
    label: 'Your code',
    text: 'FIRST-7K2Q9',
    onCopy: fn(async () => {}),
  },
});

export default meta;

export const Idle = meta.story({});

export const Copied = meta.story({
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Copy' })),
});

Copied.test('copies the exact text and announces it', async ({ args, canvas }) => {
  await expect(args.onCopy).toHaveBeenCalledWith('FIRST-7K2Q9');
  await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
});

export const Failed = meta.story({
  args: {
    onCopy: fn(async () => {
      throw new Error('not allowed');
    }),
  },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Copy' })),
});

Failed.test('says how to copy by hand when the clipboard is denied', async ({ canvas }) => {
  await expect(await canvas.findByText(/couldn’t copy/)).toBeVisible();
});

export const LongTextDe = meta.story({
  globals: { locale: 'de' },
  args: {
    label: 'Adresse zum Teilen',
    text: `https://signal.example/invite?from=${'ada-brennan-'.repeat(8)}`,
  },
});
