import { fakerOf } from '#fakers';
import type { SeedAddress } from '../customer-types.ts';

/** A pseudo-random address in the US; the same number gives the same address on every machine. */
export function someAddress(number: number): SeedAddress {
  const faker = fakerOf('en');
  faker.seed(number);
  return {
    firstName: faker.person.firstName(),
    lastName: faker.person.lastName(),
    address: faker.location.streetAddress(),
    addressTwo: faker.datatype.boolean({ probability: 0.3 }) ? faker.location.secondaryAddress() : '',
    postalCode: faker.location.zipCode('#####'),
    city: faker.location.city(),
    state: faker.location.state({ abbreviated: true }),
    region: 'US',
    // Phone numbers reserved for fiction.
    phone: `+1 ${faker.number.int({ min: 201, max: 989 })} 555 01${faker.string.numeric(2)}`,
  };
}
