import { expect, test } from 'vitest';
import { withExtension } from '../../packages/sdk/build/declaration-names.ts';

const declaration = `import type { Client } from 'openapi-fetch';
import './side.ts';
export type { Call } from './call-types.ts';
export * as rules from "../rules/price.js";
/** Reads './price.ts'. */
export declare const at: typeof import('./generated/types.ts');
export declare const address: './price.ts';
`;

test('relative specifiers of a declaration get the published extension, and nothing else changes', () => {
  expect(withExtension(declaration, 'cjs')).toBe(`import type { Client } from 'openapi-fetch';
import './side.cjs';
export type { Call } from './call-types.cjs';
export * as rules from "../rules/price.cjs";
/** Reads './price.ts'. */
export declare const at: typeof import('./generated/types.cjs');
export declare const address: './price.ts';
`);
  expect(withExtension("export * from './call.ts';", 'js')).toBe("export * from './call.js';");
});
