import { address, contact } from './contacts.ts';

/** Sample data of the company behind the shop; a real backend answers with its own. */
export const company = {
  name: 'signal Sample Inc.',
  address: address.replace(/^signal\n/u, '').replaceAll('\n', ', '),
  /** The address for returns. */
  returns: 'signal Returns, 118 Juniper Yard, Reno, NV 89502, United States',
  email: contact.email,
  phone: contact.phone,
  director: 'Jordan Sample',
  register: 'Washington State, UBI 000-000-000',
  vat: 'EU000000000',
  host: 'Sample Hosting Ltd., 1 Example Street, Seattle, WA 98101, United States',
} as const;
