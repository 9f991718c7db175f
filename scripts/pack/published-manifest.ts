// Creates the package.json of a published package from that of the workspace.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';

export const repository = join(import.meta.dirname, '../..');

/** The address of the repository in a browser. */
function repositoryPage(): string {
  const { url = '' } = readManifest(repository).repository ?? {};
  return url.replace(/^git\+/, '').replace(/\.git$/, '');
}

/** The address of a file of the repository, for readers outside it. */
export function repositoryAddress(path: string): string {
  return `${repositoryPage()}/blob/main/${path}`;
}

type Versions = Readonly<Record<string, string>>;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license?: string;
  readonly repository?: { readonly type: string; readonly url: string };
  readonly sideEffects?: boolean | readonly string[];
  readonly engines?: Versions;
  readonly dependencies?: Versions;
  readonly peerDependencies?: Versions;
  readonly peerDependenciesMeta?: object;
}

/** The parts of a published manifest that the one of the workspace does not have. */
export interface Publication {
  readonly exports: object;
  readonly keywords: readonly string[];
  /** Other fields, which replace those of the workspace. */
  readonly fields?: object;
  /** Dependencies whose code is in the package. */
  readonly bundled?: readonly string[];
  /** Dependencies of which a page can have only one copy: peers of the published package. */
  readonly shared?: readonly string[];
}

/** @param folder of the package in the workspace */
export function publishedManifest(folder: string, publication: Publication): object {
  const own = readManifest(folder);
  const { bundled = [], shared = [], keywords, fields, exports } = publication;
  const { license, repository: home } = readManifest(repository);
  const needed = Object.keys(own.dependencies ?? {}).filter((name) => !bundled.includes(name));
  const peers = [
    ...needed.filter((name) => shared.includes(name)),
    ...Object.keys(own.peerDependencies ?? {}),
  ];
  return {
    name: own.name,
    version: own.version,
    description: own.description,
    keywords,
    license,
    repository: { ...home, directory: relative(repository, folder) },
    homepage: repositoryAddress(`${relative(repository, folder)}/README.md`),
    bugs: { url: `${repositoryPage()}/issues` },
    type: 'module',
    ...(own.sideEffects === undefined ? {} : { sideEffects: own.sideEffects }),
    engines: own.engines ?? { node: '>=22.12' },
    ...fields,
    exports: { ...exports, './package.json': './package.json' },
    dependencies: publishedVersions(needed.filter((name) => !shared.includes(name))),
    ...(peers.length === 0 ? {} : { peerDependencies: peerVersions(peers) }),
    ...(own.peerDependenciesMeta === undefined ? {} : { peerDependenciesMeta: own.peerDependenciesMeta }),
    publishConfig: { access: 'public', provenance: true },
  };
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function publishedVersions(names: readonly string[]): Versions {
  return Object.fromEntries(names.map((name) => [name, `^${versionOf(name)}`]));
}

/** Any patch of the tested minor version: a project rarely has the newest one, and a wrong peer stops its installation. */
function peerVersions(names: readonly string[]): Versions {
  return Object.fromEntries(
    names.map((name) => {
      const [major, minor] = versionOf(name).split('.');
      return [name, versionsOf[name] ?? `^${major}.${minor}.0`];
    }),
  );
}

/** Dependencies that work in more than one major version. */
const versionsOf: Versions = { msw: '^2.0.0 || ^3.0.0' };

/** The real version behind `workspace:*` or `catalog:`, because consumers have neither. */
function versionOf(dependency: string): string {
  const own = workspaceFolders[dependency];
  if (own !== undefined) return readManifest(join(repository, own)).version;
  const version = catalog()[dependency];
  if (version === undefined) throw new Error(`the catalog has no ${dependency}`);
  return version;
}

/** The versions of the catalog that these packages have. */
export function catalogVersions(names: readonly string[]): Versions {
  return Object.fromEntries(names.map((name) => [name, versionOf(name)]));
}

function catalog(): Versions {
  const path = join(repository, 'pnpm-workspace.yaml');
  const workspace: { readonly catalog: Versions } = parse(readFileSync(path, 'utf8'));
  return workspace.catalog;
}

const workspaceFolders: Readonly<Record<string, string>> = {
  '@signal-shop/sdk': 'packages/sdk',
  '@signal-shop/mock-pictures': 'packages/mock-server/pictures',
};
