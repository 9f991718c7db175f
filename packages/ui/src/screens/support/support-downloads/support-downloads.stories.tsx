import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { Stage } from '../../../stories/stage.tsx';
import { supportDownloadsLive } from './support-downloads.live.ts';
import type {
  DownloadsChoice,
  SupportDownloadsScreenProps,
  SupportDownloadsState,
} from './support-downloads.states.ts';
import { SupportDownloadsScreen } from './support-downloads-screen.tsx';

interface DownloadsStoryProps extends Omit<SupportDownloadsScreenProps, 'state'> {
  readonly state: InLocale<SupportDownloadsState>;
}

function DownloadsStory({ state, ...props }: DownloadsStoryProps) {
  return (
    <Stage>
      <SupportDownloadsScreen {...props} state={state(useLocale())} />
    </Stage>
  );
}

const everything: DownloadsChoice = { keywords: '', kind: null, page: 1 };

/** The response for a choice, requested like in the web app. */
function downloads(change: Partial<DownloadsChoice> = {}, scenarios = '') {
  const choice = { ...everything, ...change };
  const state: InLocale<SupportDownloadsState> = (locale) => {
    const answer = ask(
      'listDownloads',
      {
        page: choice.page,
        ...(choice.keywords !== '' && { keywords: choice.keywords }),
        ...(choice.kind !== null && { goods_kind: choice.kind }),
      },
      { locale, scenarios },
    );
    const { msg: models, total, page } = answer;
    return {
      status: 'ready',
      view: { models, total, page, pages: Math.ceil(total / answer.page_size) },
    };
  };
  return { choice, state };
}

const args: DownloadsStoryProps = {
  ...downloads(),
  hrefOf: ({ page, kind }) => `/support/download?kind=${kind ?? ''}&page=${page}`,
  onSearch: fn(),
};

const meta = preview.meta({
  parameters: { shop: supportDownloadsLive },
  component: DownloadsStory,
  subcomponents: { SupportDownloadsScreen },
  tags: ['screen', 'p0'],
  args,
});

export default meta;

export const Ready = meta.story({});

Ready.test('[SUP-01] [DET-05] manuals and drivers can be downloaded without login', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link', { name: /Manual/ }).length).toBeGreaterThan(3);
});

export const Loading = meta.story({ args: { state: () => ({ status: 'loading' }) } });
export const Empty = meta.story({ args: downloads({}, 'download.none') });
export const Failed = meta.story({ args: { state: () => failed(network) } });
export const Found = meta.story({ args: downloads({ keywords: 'k9' }) });
export const NoMatch = meta.story({ args: downloads({ keywords: 'submarine' }) });
export const Mice = meta.story({ args: downloads({ kind: 'mouse' }) });
export const LastPage = meta.story({ args: downloads({ page: 2 }) });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
