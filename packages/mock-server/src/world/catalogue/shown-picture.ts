// Pictures as a scenario shows them: scenarios can hide or break all.
import type { SceneName } from '../../seed/photographs.ts';
import type { World } from '../state/world.ts';

/** Without a photograph, clients draw the goods from kind, color and model. */
export const noPicture = '';
export const brokenPicture = '/api/files/broken.jpg';

export function shownPicture(world: World, photograph: () => string): string {
  switch (world.state.display.pictures) {
    case 'broken':
      return brokenPicture;
    case 'none':
      return noPicture;
    case 'photographs':
      return photograph();
  }
}

export function photographOfScene(world: World, name: SceneName): string {
  return shownPicture(world, () => world.photographs.ofScene(name));
}
