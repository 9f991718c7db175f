import { formatMoney } from '@signal-shop/sdk/rules/price';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { AddressForm } from '../../forms/address-form/address-form.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { checkoutMessages as words } from './checkout.messages.ts';
import type { CheckoutEvents, CheckoutView, PlacingState } from './checkout.states.ts';

/** The address form, what the server said of the last try, and the button. */
export function CheckoutAddress({ view, on }: { readonly view: CheckoutView; readonly on: CheckoutEvents }) {
  const intl = useIntl();
  const locale = useLocale();
  const { placing, amounts } = view;
  const again = placing.status === 'priceChanged';
  return (
    <AddressForm
      draft={view.draft}
      note={view.note}
      onDraft={on.onDraft}
      onNote={on.onNote}
      onValid={on.onPlaceOrder}
    >
      <PlacingProblem placing={placing} />
      <Button type="submit" size="l" width="full" pending={placing.status === 'placing'}>
        {intl.formatMessage(again ? words.placeAgain : words.place)}
      </Button>
      <p data-text="small" data-muted>
        {amounts.status === 'ready'
          ? intl.formatMessage(words.payTotalNext, { total: formatMoney(amounts.value.total, locale) })
          : intl.formatMessage(words.payNext)}
      </p>
    </AddressForm>
  );
}

function PlacingProblem({ placing }: { readonly placing: PlacingState }) {
  const intl = useIntl();
  switch (placing.status) {
    case 'idle':
    case 'placing':
      return null;
    case 'priceChanged':
      return (
        <InlineAlert tone="warning" live>
          {intl.formatMessage(words.priceChanged)}
        </InlineAlert>
      );
    case 'stockGone':
      return (
        <InlineAlert tone="error" live>
          {intl.formatMessage(words.stockGone)}
        </InlineAlert>
      );
    case 'failed':
      return (
        <InlineAlert tone="error" live>
          {placing.failure.kind === 'server'
            ? placing.failure.message
            : intl.formatMessage(words.unreachable)}
        </InlineAlert>
      );
  }
}
