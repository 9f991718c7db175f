/** Faker is a module even where CommonJS asks for its types. */
export type Faker = import('@faker-js/faker', { with: { 'resolution-mode': 'import' }}).Faker;
