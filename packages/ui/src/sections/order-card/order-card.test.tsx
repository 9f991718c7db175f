import { anOrder, anOrderLine } from '@signal-shop/sdk/testing';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { LinkContext } from '../../link/link-context.tsx';
import { plainLinks } from '../../link/plain-links.tsx';
import { OrderCard } from './order-card.tsx';

test('[PAY-04] [L12] an order keeps the currency that it was placed in, in every language', () => {
  const lines = [anOrderLine({ price: 49.5, points: 0 })];
  const order = anOrder({ currency: 'USD', money: 98.83, paytype: 1, lines });
  render(
    <IntlProvider locale="de" onError={() => {}}>
      <LinkContext value={plainLinks}>
        <OrderCard order={order} onAsk={() => {}} onCopy={async () => {}} />
      </LinkContext>
    </IntlProvider>,
  );
  expect(screen.getByText('98,83 $')).toBeDefined();
  expect(screen.queryByText(/€/)).toBeNull();
});
