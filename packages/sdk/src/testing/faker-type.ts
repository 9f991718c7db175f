/** Resolves faker's types as an ES module in CommonJS, too. */
export type Faker = import('@faker-js/faker', { with: { 'resolution-mode': 'import' }}).Faker;
