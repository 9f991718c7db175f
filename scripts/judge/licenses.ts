// The bill of materials of a release, and whether the shop may be delivered with every license in it.
import { readFileSync } from 'node:fs';
import type { Verdict } from '../journeys/verdict.ts';
import { writeBill } from '../pack/bill-of-materials.ts';
import { verdictOver } from './judgement.ts';

export const billPath = 'dist/sbom.cdx.json';

/** Licenses that permit delivery with a notice. The build writes the notices. */
const permitted: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

/** Packages with MIT in their file LICENSE, but in a format of their manifest that the bill does not read. */
const licensedByFile = /^(?:compute-(?:gcd|lcm)|validate\.io-[a-z-]+)$/;

/** The library behind sharp (LGPL), with which the studio renders photographs: nothing of it is delivered. */
const ofStudio = /^@img\/sharp-libvips-/;

/** A component of a CycloneDX document. */
export interface Component {
  readonly name: string;
  readonly group?: string;
  readonly version: string;
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string };
    readonly expression?: string;
  }[];
}

/** Writes the bill of what the packages need at run time to `dist/sbom.cdx.json`. */
export async function judgeLicenses(): Promise<Verdict> {
  await writeBill(billPath);
  const { components }: { readonly components: readonly Component[] } = JSON.parse(
    readFileSync(billPath, 'utf8'),
  );
  return verdictOver('Licenses, bill of materials', 'packages', findingsOf(components));
}

export function findingsOf(components: readonly Component[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    components.map(({ group, name, version, licenses = [] }) => {
      const fullName = `${group === undefined ? '' : `${group}/`}${name}`;
      const names = licenses.map(
        ({ license, expression }) => license?.id ?? license?.name ?? expression ?? '',
      );
      const isPermitted =
        licensedByFile.test(fullName) ||
        ofStudio.test(fullName) ||
        (names.length > 0 && names.every((text) => isAllowed(text)));
      return [`${fullName}@${version}`, isPermitted ? [] : [`license ${names.join(', ') || 'unknown'}`]];
    }),
  );
}

/** An SPDX expression of alternatives needs one permitted license, one of several all of them. */
function isAllowed(expression: string): boolean {
  const text = expression.replace(/^\((.*)\)$/, '$1');
  if (text.includes(' OR ')) return text.split(' OR ').some((part) => isAllowed(part));
  return text.split(' AND ').every((part) => permitted.has(part));
}
