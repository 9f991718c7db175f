import type { Exposure } from '../render/exposure.ts';
import { render } from '../render/render.ts';
import { assemble } from '../render/solid.ts';
import { hangBackdrop } from './backdrop.ts';
import { focus } from './focus.ts';
import type { Scene } from './scene.ts';
import type { SceneName } from './scenes.ts';
import { partsOfScene, scenes } from './scenes.ts';

/** A scene is large and its pieces are small. */
const cellsAlong = 110;

export function photographScene(name: SceneName, width: number): Exposure {
  const { shot, ratio, focus: lens, halo, wall }: Scene = scenes[name];
  const frame = render(assemble(partsOfScene(name), cellsAlong), shot, width, ratio);
  hangBackdrop(frame, halo, wall);
  focus(frame, lens);
  return frame;
}
