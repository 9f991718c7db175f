import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { termState } from '../../stories/fixtures/terms.ts';
import { Section } from '../../stories/section.tsx';
import { Workbench, WorkbenchSkeleton } from './workbench.tsx';

function WorkbenchStory({ scenarios = '' }: { readonly scenarios?: string }) {
  const { feature } = termState('about-us', scenarios)(useLocale()).text;
  return <Section>{feature !== undefined && <Workbench feature={feature} />}</Section>;
}

const meta = preview.meta({
  component: WorkbenchStory,
  subcomponents: { Workbench },
  parameters: { shop: { path: '/about/aboutUs' } },
});

export default meta;

export const Photograph = meta.story({});
export const WithoutPicture = meta.story({ args: { scenarios: 'data.no-pictures' } });
export const Loading = meta.story({
  render: () => (
    <Section>
      <WorkbenchSkeleton />
    </Section>
  ),
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
