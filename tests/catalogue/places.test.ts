import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createShop } from '@signal-shop/mock-server';
import type { ScreenPlaces } from '@signal-shop/ui/stories/places.ts';
import { matchPage } from '@signal-shop/web/route-meta.ts';
import { expect, test } from 'vitest';

const statesFiles = globSync('packages/ui/src/screens/*/*.states.ts').sort();
const requirements = readFileSync('docs/requirements-list.md', 'utf8');

test.each(statesFiles)('[NAV-17] %s: the running shop has a place for each of its states', async (file) => {
  const { spec, requirements: kept, states } = await placesBeside(file);
  expect(spec).not.toEqual([]);
  expect(kept.filter((id) => !requirements.includes(`| ${id} |`))).toEqual([]);
  for (const { path, scenarios = '' } of Object.values(states)) {
    expect({ path, page: matchPage(path)?.page }).toEqual({
      path,
      page: expect.any(String),
    });
    // An unknown name, or two that contradict each other, would be refused here.
    createShop({ scenarios }).world('places');
  }
});

test.each(statesFiles)('%s: its stories know their places', (file) => {
  const stories = readFileSync(file.replace('.states.ts', '.stories.tsx'), 'utf8');
  expect(stories).toMatch(/parameters: \{ shop: \w+Places\b/u);
});

async function placesBeside(statesFile: string): Promise<ScreenPlaces> {
  const file = join(process.cwd(), statesFile.replace('.states.ts', '.places.ts'));
  const module: Record<string, ScreenPlaces> = await import(pathToFileURL(file).href);
  const [places] = Object.values(module);
  if (places === undefined) throw new Error(`${file} exports no places`);
  return places;
}
