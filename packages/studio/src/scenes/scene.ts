import type { Shot } from '../render/camera.ts';
import type { Part } from '../render/part.ts';
import type { Halo, Wall } from './backdrop.ts';
import type { Focus } from './focus.ts';

/** A picture of several products. It has one color each, and no transparent background. */
export interface Scene {
  readonly room: () => Part[];
  readonly shot: Shot;
  readonly focus: Focus;
  readonly halo: Halo;
  /** The wall at night where absent. */
  readonly wall?: Wall;
  /** Width / height. */
  readonly ratio: number;
  /** Pixels across, narrowest first. */
  readonly widths: readonly number[];
}
