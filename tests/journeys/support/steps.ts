import { demoCustomer } from '@signal-shop/mock-server';
import { screen, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { giftAddress, orderAddress } from '../../support/written-addresses.ts';
import { writtenCard } from '../../support/written-cards.ts';
import type { Visit } from './visit.ts';

type Form = Pick<ReturnType<typeof within>, 'findByLabelText'>;

/** Fills in and submits the login form. */
export async function logIn(user: UserEvent, { email, password } = demoCustomer): Promise<void> {
  const main = within(await screen.findByRole('main'));
  await fill(user, main, { Email: email, Password: password });
  await user.click(main.getByRole('button', { name: 'Log in' }));
}

/** Types the delivery address next to the saved ones. */
export async function fillAddress(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('radio', { name: 'Use another address' }));
  await user.selectOptions(await screen.findByLabelText('Country or region'), 'US');
  await fill(user, screen, orderAddress);
  await user.selectOptions(await screen.findByLabelText('State or province'), 'CA');
}

/** Types the delivery address of a gift. */
export async function fillGiftAddress(user: UserEvent, form: Form): Promise<void> {
  await fill(user, form, giftAddress);
  await user.selectOptions(await form.findByLabelText('State'), 'WA');
}

/** Returns the first of several elements. */
export function first([element]: readonly HTMLElement[]): HTMLElement {
  if (element === undefined) throw new Error('There is no such element.');
  return element;
}

/** Types each text into the field with that label. */
export async function fill(
  user: UserEvent,
  form: Form,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = await form.findByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  }
}

/** Longer than the debounce of the address before the quote is requested. */
const idleMs = 1_000;

/** Fills in the address and places the order at the total on the screen. */
export async function placeOrder({ user, pass }: Visit): Promise<void> {
  await fillAddress(user);
  await pass(idleMs);
  await screen.findAllByText('Total');
  await user.click(screen.getByRole('button', { name: 'Order and pay' }));
}

export async function pay(user: UserEvent, number: string): Promise<void> {
  await fill(user, screen, writtenCard(number));
  await user.click(screen.getByRole('button', { name: /^Pay (?!with)/ }));
}
