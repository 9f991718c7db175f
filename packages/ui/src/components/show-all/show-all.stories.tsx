import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { checkoutPage } from '../../stories/shop-pages.ts';
import { ShowAll } from './show-all.tsx';

interface ShowAllStoryProps {
  readonly count: number;
  readonly selectedIndex: number;
}

function ShowAllStory({ count, selectedIndex }: ShowAllStoryProps) {
  return (
    <ShowAll items={numbersTo(count)} most={3} keep={(number) => number === selectedIndex}>
      {(items) => (
        <ul aria-label="Numbers">
          {items.map((number) => (
            <li key={number}>
              <a href={`#${number}`}>{number}</a>
            </li>
          ))}
        </ul>
      )}
    </ShowAll>
  );
}

function numbersTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

const meta = preview.meta({
  component: ShowAllStory,
  parameters: { layout: 'padded', shop: checkoutPage },
  args: { count: 40, selectedIndex: 0 },
});

export default meta;

export const Beginning = meta.story({});

Beginning.test('shows the rest on demand and focuses the first new item', async ({ canvas, userEvent }) => {
  await expect(canvas.getAllByRole('link')).toHaveLength(3);
  canvas.getByRole('button', { name: 'Show all 40' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getAllByRole('link')).toHaveLength(40);
  await expect(canvas.getByRole('link', { name: '4' })).toHaveFocus();
  await expect(canvas.queryByRole('button')).toBeNull();
});

export const Chosen = meta.story({ args: { selectedIndex: 12 } });

Chosen.test('a selected item is always visible', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '12' })).toBeVisible();
});

export const Short = meta.story({ args: { count: 3 } });

Short.test('a short list has no button', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
});
