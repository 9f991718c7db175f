import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogVersions, publishedManifest, repository } from './published-manifest.ts';

test('peers may be any patch of the tested minor version', () => {
  const folder = join(repository, 'packages/ui');
  const shared = ['react', 'react-intl'];
  const manifest = publishedManifest(folder, { exports: {}, keywords: [], shared });
  const lowest = (name: string) => `^${catalogVersions([name])[name]?.replace(/\d+$/, '0')}`;
  expect(manifest).toMatchObject({
    peerDependencies: { react: lowest('react'), 'react-intl': lowest('react-intl') },
  });
});
