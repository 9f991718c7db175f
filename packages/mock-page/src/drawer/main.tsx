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
// In a tree of its own, so that neither the shop's styles nor the drawer's reach the other.
const host = document.createElement('mock-drawer');
const tree = host.attachShadow({ mode: 'open' });
const place = document.createElement('div');
document.body.append(host);
const [messages] = await Promise.all([loadMessages('en'), styleSheet(tree, import.meta.url)]);
tree.append(place);
createRoot(place).render(
  <WordsProvider locale="en" messages={messages}>
    <LinkContext value={plainLinks}>
      <Drawer control={createControl({ url: location.origin })} host={host} shortcut={shortcut} />
    </LinkContext>
  </WordsProvider>,
);
