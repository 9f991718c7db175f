import type { RegionContact } from '@signal-shop/sdk/contract';
import type { Desk } from '../../components/contact-card/desk-hours.tsx';
import type { ContactFormProps } from '../../forms/contact-form/contact-form.tsx';
import type { Failure } from '../../remote.ts';

export const contactUsStates = [
  'Ready',
  'Loading',
  'Failed',
  'FormInvalid',
  'FormSending',
  'FormSent',
  'FormServerMessage',
  'SupportClosedNow',
  'OneRegion',
  'German',
  'Japanese',
] as const;

export interface ContactsView {
  readonly regions: readonly RegionContact[];
  /** A line for each line of it. */
  readonly address: string;
  /** Where customers help each other: an address that passed the shop's check; null where there is none. */
  readonly groupLink: string | null;
  readonly desk: Desk;
}

export type ContactsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly view: ContactsView };

export interface ContactUsScreenProps {
  readonly contacts: ContactsState;
  /** Stands there whatever becomes of the contacts. */
  readonly form: ContactFormProps;
}
