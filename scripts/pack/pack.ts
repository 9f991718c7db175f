// Builds every package as it is published, and packs it: `npm run pack [FOLDER]` writes the tarballs.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildPackage as buildSdk } from '../../packages/sdk/build/build-package.ts';
import { writeBill } from './bill-of-materials.ts';
import { compileSources } from './compiled-sources.ts';
import { packMockServer } from './pack-mock-server.ts';
import { packPictures } from './pack-pictures.ts';
import { packUi } from './pack-ui.ts';
import { repository } from './published-manifest.ts';

const usualFolder = join(repository, 'dist/packages');

/** Tarballs by the name of their folder. */
export type Tarballs = Readonly<Record<'sdk' | 'mock-pictures' | 'mock-server' | 'ui', string>>;

/** @param folder gets the folder of each package, and beside them the tarballs */
export async function pack(folder: string = usualFolder): Promise<Tarballs> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // In the folder of this run, because two runs at once must not share it.
  const compiled = join(folder, 'compiled');
  compileSources(compiled);
  await buildSdk(join(folder, 'sdk'));
  packPictures(join(folder, 'mock-pictures'));
  await packMockServer(join(folder, 'mock-server'), compiled);
  packUi(join(folder, 'ui'), compiled);
  rmSync(compiled, { recursive: true });
  const tarball = (name: string) => packFolder(join(folder, name), folder);
  return {
    sdk: tarball('sdk'),
    'mock-pictures': tarball('mock-pictures'),
    'mock-server': tarball('mock-server'),
    ui: tarball('ui'),
  };
}

function packFolder(folder: string, destination: string): string {
  const output = execFileSync('npm', ['pack', folder, '--pack-destination', destination, '--silent'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return join(destination, output.trim());
}

if (import.meta.main) {
  console.log('Packing four packages …');
  const tarballs = await pack(process.argv[2]);
  console.log(`Packed:\n${Object.values(tarballs).join('\n')}`);
  const bill = join(dirname(tarballs.sdk), 'sbom.cdx.json');
  await writeBill(bill);
  console.log(`Bill of materials: ${bill}`);
}
