import '@signal-shop/ui/tokens.css';
import '@signal-shop/ui/fonts.css';
import '@signal-shop/ui/reset.css';
import '@signal-shop/ui/base.css';
import './page.css';
import { createControl } from '@signal-shop/mock-server/control';
import { followFeed } from '@signal-shop/mock-server/feed';
import { loadMessages } from '@signal-shop/ui/intl/load-messages.ts';
import { WordsProvider } from '@signal-shop/ui/intl/words-provider.tsx';
import { LinkContext } from '@signal-shop/ui/link/link-context.tsx';
import { plainLinks } from '@signal-shop/ui/link/plain-links.tsx';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { firstSession } from './shell/sessions/first-session.ts';
import { applyTheme, readTheme } from './shell/theme.ts';
import { createPageStore } from './store/page-store.ts';
import { StoreContext } from './store/use-page.ts';

const drawIntervalMs = 100;

applyTheme(readTheme());
const access = { url: location.origin };
const store = createPageStore({
  session: firstSession(location.search, document.cookie),
  control: createControl(access),
  follow: (options) => followFeed({ ...access, ...options }),
  now: Date.now,
  soon: (run) => void setTimeout(run, drawIntervalMs),
});
store.start();
const messages = await loadMessages('en');
const container = document.getElementById('page');
if (container !== null) {
  createRoot(container).render(
    <WordsProvider locale="en" messages={messages}>
      <LinkContext value={plainLinks}>
        <StoreContext value={store}>
          <App />
        </StoreContext>
      </LinkContext>
    </WordsProvider>,
  );
}
