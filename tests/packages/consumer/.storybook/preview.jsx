import '@signal-shop/ui/tokens.css';
import '@signal-shop/ui/reset.css';
import '@signal-shop/ui/fonts.css';
import '@signal-shop/ui/base.css';
import { loadMessages } from '@signal-shop/ui/intl/load-messages';
import { WordsProvider } from '@signal-shop/ui/intl/words-provider';

export default {
  loaders: [async () => ({ messages: await loadMessages('en') })],
  decorators: [
    (Story, { loaded }) => (
      <WordsProvider locale="en" messages={loaded.messages}>
        <Story />
      </WordsProvider>
    ),
  ],
};
