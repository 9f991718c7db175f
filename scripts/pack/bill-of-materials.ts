// The bill of materials of a release: what the packages need at run time, in the format CycloneDX.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { outputOf } from '../judge/judgement.ts';

/** @throws Error with the output of pnpm, which lists the installed packages */
export async function writeBill(path: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  const sbom = ['sbom', '--prod', '--sbom-format', 'cyclonedx', '--out', path];
  const { code, stderr } = await outputOf(process.execPath, ['scripts/package-manager/pnpm.mjs', ...sbom]);
  if (code !== 0) throw new Error(`pnpm sbom: ${stderr}`);
}
