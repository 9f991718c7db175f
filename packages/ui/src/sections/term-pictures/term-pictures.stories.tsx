import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { termState } from '../../stories/fixtures/terms.ts';
import { Section } from '../../stories/section.tsx';
import { TermPictures } from './term-pictures.tsx';

function TermPicturesStory({ scenarios = '' }: { readonly scenarios?: string }) {
  const { pictures = [] } = termState('about-us', scenarios)(useLocale()).text;
  return (
    <Section>
      <TermPictures pictures={pictures} />
    </Section>
  );
}

const meta = preview.meta({
  component: TermPicturesStory,
  subcomponents: { TermPictures },
  parameters: { shop: { path: '/about/aboutUs' } },
});

export default meta;

export const Photographs = meta.story({});
export const Drawings = meta.story({ args: { scenarios: 'data.no-pictures' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
