// Drawer: the mock server's controls inside the shop's pages, in a shadow tree.
// A separate bundle that the shop loads in development; shares components and hooks with the control page, but no store.
import '@signal-shop/ui/tokens.css';
import '@signal-shop/ui/reset.css';
import '@signal-shop/ui/base.css';
import { createControl } from '@signal-shop/mock-server/control';
import { loadMessages } from '@signal-shop/ui/intl/load-messages.ts';
import { WordsProvider } from '@signal-shop/ui/intl/words-provider.tsx';
import { LinkContext } from '@signal-shop/ui/link/link-context.tsx';
import { plainLinks } from '@signal-shop/ui/link/plain-links.tsx';
import { createRoot } from 'react-dom/client';
import { Drawer } from './drawer.tsx';
import { listenForShortcut } from './shortcut.ts';
import { styleSheet } from './style-sheet.ts';

const shortcut = listenForShortcut(document);
// A shadow tree isolates the styles of the shop and the drawer from each other.
const host = document.createElement('mock-drawer');
const tree = host.attachShadow({ mode: 'open' });
const container = document.createElement('div');
document.body.append(host);
const [messages] = await Promise.all([loadMessages('en'), styleSheet(tree, import.meta.url)]);
tree.append(container);
createRoot(container).render(
  <WordsProvider locale="en" messages={messages}>
    <LinkContext value={plainLinks}>
      <Drawer control={createControl({ url: location.origin })} host={host} shortcut={shortcut} />
    </LinkContext>
  </WordsProvider>,
);
