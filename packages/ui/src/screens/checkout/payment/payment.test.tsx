import { anOrderLine, aPayableOrder } from '@signal-shop/sdk/testing';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { CurrencyContext } from '../../../components/price/use-money.ts';
import { LinkContext } from '../../../link/link-context.tsx';
import { plainLinks } from '../../../link/plain-links.tsx';
import { PaymentScreen } from './payment-screen.tsx';

const nothing = () => {};

test('[PAY-04] [L12] the payment page asks for the amount in the currency of the order, in a shop that shows another one', () => {
  const lines = [anOrderLine({ price: 249, points: 0, goodsnumber: 1 })];
  const order = aPayableOrder({ currency: 'USD', lines, subtotal: 249, money: 270.17, points: 0 });
  render(
    <IntlProvider locale="de" onError={nothing}>
      <CurrencyContext value="EUR">
        <LinkContext value={plainLinks}>
          <PaymentScreen
            state={{ status: 'ready', order, phase: { status: 'open' } }}
            testCards={[]}
            savedCards={[]}
            canSaveCard={false}
            onPay={nothing}
            onPayWithSavedCard={nothing}
            canPayExpress
            onPayExpress={nothing}
            wallet={null}
            onPayWithWallet={nothing}
          />
        </LinkContext>
      </CurrencyContext>
    </IntlProvider>,
  );
  screen.getByRole('button', { name: /^Pay 270,17\s\$$/ });
  screen.getAllByText('249,00 $');
  screen.getAllByText('270,17 $');
  expect(screen.queryByText(/€/)).toBeNull();
});
