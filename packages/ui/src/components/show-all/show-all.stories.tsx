import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ShowAll } from './show-all.tsx';

interface ShowAllStoryProps {
  readonly count: number;
  readonly chosen: number;
}

function ShowAllStory({ count, chosen }: ShowAllStoryProps) {
  return (
    <ShowAll items={numbersTo(count)} most={3} keep={(number) => number === chosen}>
      {(shown) => (
        <ul aria-label="Numbers">
          {shown.map((number) => (
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
  return Array.from({ length: count }, (_, place) => place + 1);
}

const meta = preview.meta({
  component: ShowAllStory,
  parameters: { layout: 'padded' },
  args: { count: 40, chosen: 0 },
});

export default meta;

export const Beginning = meta.story({});

Beginning.test(
  'the rest comes on demand, and the focus stands on the first of it',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    canvas.getByRole('button', { name: 'Show all 40' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('link')).toHaveLength(40);
    await expect(canvas.getByRole('link', { name: '4' })).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);

export const Chosen = meta.story({ args: { chosen: 12 } });

Chosen.test('what is chosen stands there in any case', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '12' })).toBeVisible();
});

export const Short = meta.story({ args: { count: 3 } });

Short.test('a list that is short has nothing more to show', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
});
