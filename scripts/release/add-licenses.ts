import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages in the shop whose code it does not import: the files of the font, and the outlines of the icons. */
const packages = ['@fontsource-variable/geologica', 'lucide-static'] as const;

/** Vite lists the licenses of imported code only; adds those of the other packages. */
export function addLicenses(path: string): void {
  for (const name of packages) {
    const folder = join('packages/ui/node_modules', name);
    const { version, license }: Record<string, unknown> = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    const text = readFileSync(join(folder, 'LICENSE'), 'utf8').trim();
    appendFileSync(path, `\n## ${name} - ${version} (${license})\n\n${text}\n`);
  }
}
