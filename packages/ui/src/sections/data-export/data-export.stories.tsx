import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { network } from '../../stories/fixtures/failures.ts';
import { Section } from '../../stories/section.tsx';
import { profilePage } from '../../stories/shop-pages.ts';
import type { DataExportProps } from './data-export.states.ts';
import { DataExport } from './data-export.tsx';

function DataExportStory(props: DataExportProps) {
  return (
    <Section>
      <DataExport {...props} />
    </Section>
  );
}

const args: DataExportProps = { state: { status: 'idle' }, onDownload: fn() };

const meta = preview.meta({ component: DataExportStory, parameters: { shop: profilePage }, args });

export default meta;

export const Idle = meta.story({});

Idle.test('[BEY-15] one press requests the file', async ({ args: { onDownload }, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }));
  await expect(onDownload).toHaveBeenCalledOnce();
});

export const Pending = meta.story({ args: { state: { status: 'pending' } } });
export const Saved = meta.story({
  args: { state: { status: 'saved', fileName: 'signal-data-2026-01-15.json' } },
});
export const Failed = meta.story({ args: { state: { status: 'failed', failure: network } } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
