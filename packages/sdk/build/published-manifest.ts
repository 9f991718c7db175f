// Creates the package.json of the published package from that of the workspace.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { entries, packageFolder } from './entries.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly sideEffects: boolean;
  readonly engines: Readonly<Record<string, string>>;
  readonly dependencies: Versions;
  readonly peerDependencies: Versions;
  readonly peerDependenciesMeta: object;
}

type Versions = Readonly<Record<string, string>>;

export function publishedManifest(): object {
  const { name, version, description, sideEffects, engines, ...own }: Manifest = JSON.parse(
    readFileSync(join(packageFolder, 'package.json'), 'utf8'),
  );
  return {
    name,
    version,
    description,
    type: 'module',
    sideEffects,
    engines,
    main: './index.cjs',
    module: './index.js',
    types: './index.d.ts',
    exports: {
      ...Object.fromEntries(
        Object.keys(entries()).map((entry) => [entry === 'index' ? '.' : `./${entry}`, conditionsOf(entry)]),
      ),
      './package.json': './package.json',
    },
    dependencies: publishedVersions(own.dependencies),
    // Only `./testing` needs faker, so projects that write tests install it as a peer dependency.
    peerDependencies: publishedVersions(own.peerDependencies),
    peerDependenciesMeta: own.peerDependenciesMeta,
  };
}

function publishedVersions(versions: Versions): Versions {
  return Object.fromEntries(
    Object.keys(versions).map((dependency) => [dependency, `^${catalogVersion(dependency)}`]),
  );
}

function conditionsOf(entry: string): object {
  return {
    import: { types: `./${entry}.d.ts`, default: `./${entry}.js` },
    require: { types: `./${entry}.d.cts`, default: `./${entry}.cjs` },
  };
}

/** Replaces `catalog:` with the version, because consumers do not have the workspace's catalog. */
function catalogVersion(dependency: string): string {
  const { catalog }: { readonly catalog: Versions } = parse(
    readFileSync(join(packageFolder, '../../pnpm-workspace.yaml'), 'utf8'),
  );
  const version = catalog[dependency];
  if (version === undefined) throw new Error(`the catalog has no ${dependency}`);
  return version;
}
