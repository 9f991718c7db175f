// The starters pin the SDK, so a new version of the SDK goes into their manifests, too.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sdk = '@signal-shop/sdk';

/**
 * Writes the version of the SDK into the manifest of each starter.
 * @param folder of the starters
 * @returns the manifests that have it
 */
export function pinStarters(folder: string, version: string): readonly string[] {
  const manifests = globSync('*/package.json', { cwd: folder }).sort();
  for (const name of manifests) {
    const path = join(folder, name);
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    if (manifest.dependencies?.[sdk] === undefined) throw new Error(`${path} does not depend on the SDK.`);
    manifest.dependencies[sdk] = version;
    writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
  }
  return manifests;
}
