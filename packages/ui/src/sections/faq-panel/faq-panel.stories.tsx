import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { Remote } from '../../remote.ts';
import { loading, ready } from '../../remote.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { failed, network } from '../../stories/fixtures/failures.ts';
import { faqsOf } from '../../stories/fixtures/product-views.ts';
import { Section } from '../../stories/section.tsx';
import { goodsPage } from '../../stories/shop-pages.ts';
import type { Faqs } from './faq-panel.tsx';
import { FaqPanel } from './faq-panel.tsx';

interface FaqStoryProps {
  readonly faqs: InLocale<Remote<Faqs>>;
}

function FaqStory({ faqs }: FaqStoryProps) {
  return (
    <Section>
      <FaqPanel faqs={faqs(useLocale())} />
    </Section>
  );
}

const args: FaqStoryProps = { faqs: (locale) => ready(faqsOf(1202, '', locale)) };

const meta = preview.meta({ component: FaqStory, parameters: { shop: goodsPage }, args });

export default meta;

export const Ready = meta.story({});

Ready.test('[DET-01] an answer expands at its question', async ({ canvas, canvasElement, userEvent }) => {
  const [first] = canvasElement.querySelectorAll('summary');
  if (first === undefined) throw new Error('There is no question.');
  await userEvent.click(first);
  await expect(canvas.getAllByRole('group')[0]).toHaveAttribute('open');
});

export const Loading = meta.story({ args: { faqs: () => loading } });
export const Empty = meta.story({ args: { faqs: () => ready([]) } });

Empty.test('[DET-01] renders nothing without questions', async ({ canvas }) => {
  await expect(canvas.queryByRole('heading')).toBeNull();
});

export const Failed = meta.story({ args: { faqs: () => failed(network) } });
