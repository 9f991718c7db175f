/** The delivery address of an order: each field by its label. */
export const orderAddress = {
  'First name': 'Ada',
  'Last name': 'Byte',
  'Street and number': '1 Signal Way',
  'Postal code': '94110',
  City: 'San Francisco',
  'State or province': 'California',
  Phone: '+1 415 555 0100',
} as const;

/** The delivery address of a gift; its state, Washington, is selected from a list. */
export const giftAddress = {
  'First name': 'Ada',
  'Last name': 'Byte',
  Email: 'ada@example.com',
  Phone: '+1 206 555 0177',
  'Street and number': '1 Signal Way',
  City: 'Seattle',
  'Postal code': '98101',
} as const;
