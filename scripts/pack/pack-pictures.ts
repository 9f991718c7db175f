// The pictures are their own package: 28 MB that change less often than the mock server.
import { join } from 'node:path';
import { repository } from './published-manifest.ts';
import { writePackage } from './write-package.ts';

const source = join(repository, 'packages/mock-server/pictures');

export function packPictures(folder: string): void {
  writePackage(folder, source, { keywords: ['mock', 'product-photos'], exports: { './*': './*' } }, [
    'goods',
    'scenes',
    'outlines',
    'ledger.json',
  ]);
}
