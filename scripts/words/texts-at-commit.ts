import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShopText } from './shop-texts.ts';
import { readTexts, repository } from './shop-texts.ts';

const folders = ['packages/ui/lang', 'packages/mock-server'];

/** All texts as they were at a commit, read from a temporary copy with the packages of this tree. */
export async function readTextsAt(commit: string): Promise<readonly ShopText[]> {
  const tree = mkdtempSync(join(tmpdir(), 'signal-words-'));
  try {
    const archive = execFileSync('git', ['archive', hashOf(commit), ...folders], {
      cwd: repository,
      maxBuffer: 1024 * 1024 * 1024,
    });
    execFileSync('tar', ['-x', '-C', tree], { input: archive });
    for (const folder of ['.', 'packages/mock-server']) {
      symlinkSync(join(repository, folder, 'node_modules'), join(tree, folder, 'node_modules'));
    }
    return await readTexts(tree);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

function hashOf(commit: string): string {
  try {
    return execFileSync(
      'git',
      ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`],
      {
        cwd: repository,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    ).trim();
  } catch (cause) {
    throw new Error(`${commit} is not a commit of this repository.`, { cause });
  }
}
