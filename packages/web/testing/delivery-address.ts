/** The delivery address of these tests. */
export const deliveryAddress = {
  first_name: 'Ada',
  last_name: 'Volt',
  address: '1 Signal Street',
  address_two: '',
  postal_code: '94107',
  city: 'San Francisco',
  state: 'CA',
  region: 'US',
  phone: '5550100',
};
