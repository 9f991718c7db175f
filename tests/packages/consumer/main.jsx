import '@signal-shop/ui/tokens.css';
import '@signal-shop/ui/reset.css';
import '@signal-shop/ui/base.css';
import { cookieSession, createShopClient } from '@signal-shop/sdk';
import { Button } from '@signal-shop/ui/components/button/button';
import { loadMessages } from '@signal-shop/ui/intl/load-messages';
import { WordsProvider } from '@signal-shop/ui/intl/words-provider';
import { createRoot } from 'react-dom/client';

const shop = createShopClient({ baseUrl: '', session: cookieSession() });
const [{ msg: items }, messages] = await Promise.all([shop.getCart({}), loadMessages('en')]);

createRoot(document.getElementById('page')).render(
  <WordsProvider locale="en" messages={messages}>
    <h1>{items.length} items</h1>
    <Button>Check out</Button>
  </WordsProvider>,
);
