import { renderToStaticMarkup } from 'react-dom/server';
import { FormattedMessage } from 'react-intl';
import { expect, test, vi } from 'vitest';
import type { Messages } from './messages.ts';
import { WordsProvider } from './words-provider.tsx';

const items = {
  id: 'items',
  defaultMessage: [
    { type: 2 as const, value: 'count', style: null },
    { type: 0 as const, value: ' items' },
  ],
};
const german: Messages = {
  items: [
    { type: 0, value: 'Artikel: ' },
    { type: 2, value: 'count', style: null },
  ],
};

function render(messages: Messages | undefined, onProblem: (problem: Error) => void) {
  return renderToStaticMarkup(
    <WordsProvider locale="de" messages={messages} onProblem={onProblem}>
      <FormattedMessage {...items} values={{ count: 1_234.5 }} />
    </WordsProvider>,
  );
}

test('[I18N-01] in a release build the default messages are those of the locale, without a catalog', () => {
  const onProblem = vi.fn();
  expect(render(undefined, onProblem)).toBe('1.234,5 items');
  expect(onProblem).not.toHaveBeenCalled();
});

test('[I18N-01] other builds render the messages of the catalog', () => {
  const onProblem = vi.fn();
  expect(render(german, onProblem)).toBe('Artikel: 1.234,5');
  expect(onProblem).not.toHaveBeenCalled();
});

test('a message missing from the catalog is rendered in English and reported', () => {
  const onProblem = vi.fn();
  expect(render({}, onProblem)).toBe('1,234.5 items');
  expect(onProblem).toHaveBeenCalledOnce();
});
