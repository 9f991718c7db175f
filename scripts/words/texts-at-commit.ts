import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { copyFilesAt } from '../files-at-commit.ts';
import type { ShopText } from './shop-texts.ts';
import { readTexts, repository } from './shop-texts.ts';

const folders = ['packages/ui/lang', 'packages/mock-server'];

/** All texts as they were at a commit, read from a temporary copy with the packages of this tree. */
export async function readTextsAt(commit: string): Promise<readonly ShopText[]> {
  const tree = copyFilesAt(commit, folders);
  try {
    for (const folder of ['.', 'packages/mock-server']) {
      symlinkSync(join(repository, folder, 'node_modules'), join(tree, folder, 'node_modules'));
    }
    return await readTexts(tree);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}
