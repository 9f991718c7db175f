/** The delivery address for prizes in these tests. */
export const prizeAddress = {
  email: 'ada@example.com',
  buyer_first_name: 'Ada',
  buyer_last_name: 'Byte',
  buyer_address: '1 Signal Way',
  region: 'WA',
  city: 'Seattle',
  code: '98101',
  phone: '+1 206 555 0177',
};
