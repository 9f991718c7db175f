import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DownloadRow } from './download-row.tsx';

const manual = {
  kind: 'manual',
  name: 'K9 – quick start',
  href: 'https://files.signal.example/k9.pdf',
  sizeBytes: 2_516_582,
} as const;

const meta = preview.meta({
  component: DownloadRow,
  parameters: { layout: 'padded', shop: { path: '/support/download' } },
  args: manual,
});

export default meta;

export const Manual = meta.story({});
export const Driver = meta.story({
  args: { kind: 'driver', name: 'signal Control 2.1 for Windows' },
});
export const Small = meta.story({ args: { sizeBytes: 300 } });

Small.test('[DET-05] a small file has a size too', async ({ canvas }) => {
  await expect(canvas.getByText('Manual, 1 kB')).toBeVisible();
});

export const NoFile = meta.story({ args: { kind: 'driver', href: '', sizeBytes: 0 } });

NoFile.test('[DET-05] a file without a URL is not a link', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
});
