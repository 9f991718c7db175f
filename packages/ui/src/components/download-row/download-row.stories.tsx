import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DownloadRow } from './download-row.tsx';

const manual = {
  id: 1,
  kind: 'manual',
  name: 'K9 – quick start',
  link: 'https://files.signal.example/k9.pdf',
  size_bytes: 2_516_582,
} as const;

const meta = preview.meta({
  component: DownloadRow,
  parameters: { layout: 'padded', shop: { path: '/support/download' } },
  args: { file: manual },
});

export default meta;

export const Manual = meta.story({});
export const Driver = meta.story({
  args: { file: { ...manual, id: 2, kind: 'driver', name: 'signal Control 2.1 for Windows' } },
});
export const Small = meta.story({ args: { file: { ...manual, size_bytes: 300 } } });

Small.test('[DET-05] a small file has a size too', async ({ canvas }) => {
  await expect(canvas.getByText('Manual, 1 kB')).toBeVisible();
});

export const NoFile = meta.story({ args: { file: { ...manual, kind: 'driver', link: '', size_bytes: 0 } } });

NoFile.test('[DET-05] a file without a URL is not a link', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
});
