import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/answers.ts';
import { ask, refusalOf } from '../../stories/answers.ts';
import { failed } from '../../stories/failures.ts';
import { Stage } from '../../stories/stage.tsx';
import { supportWarrantyPlaces } from './support-warranty.places.ts';
import type { SupportWarrantyState } from './support-warranty.states.ts';
import { SupportWarrantyScreen } from './support-warranty-screen.tsx';

function SupportWarrantyStory({ state }: { readonly state: InLocale<SupportWarrantyState> }) {
  return (
    <Stage>
      <SupportWarrantyScreen state={state(useLocale())} />
    </Stage>
  );
}

const title = 'warranty';

const ready: InLocale<SupportWarrantyState> = (locale) => ({
  status: 'ready',
  text: ask('getTerm', { title }, { locale }).msg,
});

const meta = preview.meta({
  parameters: { shop: supportWarrantyPlaces },
  component: SupportWarrantyStory,
  tags: ['screen', 'p0'],
  args: { state: ready },
});

export default meta;

export const Ready = meta.story({});
export const Loading = meta.story({ args: { state: () => ({ status: 'loading' }) } });
export const Failed = meta.story({
  args: {
    state: (locale) =>
      failed({
        kind: 'server',
        message: refusalOf('getTerm', { title }, { locale, scenarios: 'policy.missing' }),
      }),
  },
});
export const German = meta.story({ globals: { locale: 'de' } });
