// Reads folders of the repository as they were at a commit.
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '..');

/** @returns a temporary folder with these folders, which the caller removes */
export function copyFilesAt(commit: string, folders: readonly string[]): string {
  const archive = execFileSync('git', ['archive', hashOf(commit), ...folders], {
    cwd: repository,
    maxBuffer: 1024 * 1024 * 1024,
  });
  const copy = mkdtempSync(join(tmpdir(), 'signal-commit-'));
  execFileSync('tar', ['-x', '-C', copy], { input: archive });
  return copy;
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
