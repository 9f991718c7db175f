/** The delivery address of an order: each field by its label; its state, California, is selected from a list. */
export const orderAddress = {
  'First name': 'Ada',
  'Last name': 'Byte',
  'Street address': '1 Signal Way',
  'ZIP or postal code': '94110',
  City: 'San Francisco',
  Phone: '+1 415 555 0100',
} as const;

/** The delivery address of a gift; its state, Washington, is selected from a list. */
export const giftAddress = {
  'First name': 'Ada',
  'Last name': 'Byte',
  Email: 'ada@example.com',
  Phone: '+1 206 555 0177',
  'Street address': '1 Signal Way',
  City: 'Seattle',
  'ZIP or postal code': '98101',
} as const;
