/** Where an order goes: each field by its label, as a person would type it. */
export const orderAddress = {
  'First name': 'Ada',
  'Last name': 'Byte',
  'Street and number': '1 Signal Way',
  'Postal code': '94110',
  City: 'San Francisco',
  'State or province': 'California',
  Phone: '+1 415 555 0100',
} as const;

/** Where a gift goes; its state, Washington, is chosen from a list beside these. */
export const giftAddress = {
  'First name': 'Ada',
  'Last name': 'Byte',
  Email: 'ada@example.com',
  Phone: '+1 206 555 0177',
  'Street and number': '1 Signal Way',
  City: 'Seattle',
  'Postal code': '98101',
} as const;
