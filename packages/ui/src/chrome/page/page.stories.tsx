import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Panel } from '../../sections/page-frame/page-frame.tsx';
import { everyPage } from '../../stories/shop-pages.ts';
import page from './page.module.css';

interface PageStoryProps {
  /** The sections below each other. */
  readonly sections: number;
}

/** The width that every band of a page shares, and the distance between its sections. */
function PageStory({ sections }: PageStoryProps) {
  return (
    <main className={`${page.page} ${page.stack}`}>
      {Array.from({ length: sections }, (_, index) => index + 1).map((number) => (
        <Panel key={number} title={`Section ${number}`}>
          <p>As wide as the page, between equal gutters.</p>
        </Panel>
      ))}
    </main>
  );
}

const meta = preview.meta({
  component: PageStory,
  parameters: { shop: everyPage, docs: { story: { inline: false, height: '30rem' } } },
  args: { sections: 3 },
});

export default meta;

/** Sections in a column, centered in the window. */
export const Sections = meta.story();

Sections.test('the gutters are equal', async ({ canvas }) => {
  const { left, right } = canvas.getByRole('main').getBoundingClientRect();
  await expect(Math.abs(left - (document.documentElement.clientWidth - right))).toBeLessThan(1);
});

/** On the smallest phone, the gutters stay. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });
