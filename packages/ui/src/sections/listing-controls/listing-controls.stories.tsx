import preview from '../../../../../.storybook/preview.tsx';
import type { ListingChoice } from '../../screens/category/category.states.ts';
import { hrefOf, plainChoice } from '../../stories/listing-views.ts';
import { Section } from '../../stories/section.tsx';
import { ListingControls } from './listing-controls.tsx';

interface ControlsStoryProps {
  readonly total: number | null;
  readonly choice: ListingChoice;
}

function ControlsStory(props: ControlsStoryProps) {
  return (
    <Section>
      <ListingControls {...props} hrefOf={hrefOf} />
    </Section>
  );
}

const meta = preview.meta({
  component: ControlsStory,
  args: { total: 85 as number | null, choice: plainChoice },
});

export default meta;

export const Default = meta.story({});

export const Chosen = meta.story({
  args: { total: 3, choice: { filters: ['new', 'inStock'], sort: 'priceUp', page: 1 } },
});

export const Loading = meta.story({ args: { total: null } });
export const LongLabelsDe = meta.story({ globals: { locale: 'de' } });
