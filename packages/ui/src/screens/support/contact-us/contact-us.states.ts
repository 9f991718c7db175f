import type { RegionContact } from '@signal-shop/sdk/contract';
import type { Desk } from '../../../components/contact-card/desk-hours.tsx';
import type { ContactFormProps } from '../../../forms/contact-form/contact-form.tsx';
import type { NotReady } from '../../../remote.ts';

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
  /** One line of text per address line. */
  readonly address: string;
  /** URL of the user group that passed the check of external URLs; null for none. */
  readonly groupLink: string | null;
  readonly desk: Desk;
}

export type ContactsState = NotReady | { readonly status: 'ready'; readonly view: ContactsView };

export interface ContactUsScreenProps {
  readonly contacts: ContactsState;
  /** Works whether the contacts load or not. */
  readonly form: ContactFormProps;
}
