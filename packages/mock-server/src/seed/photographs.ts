import type { ColourName } from '@signal-shop/sdk/contract';

/** The views that the studio (`packages/studio`) renders of every model. */
export const photographViews = ['hero', 'side', 'macro', 'back'] as const;
export type PhotographView = (typeof photographViews)[number];

/**
 * The addresses of a model's photographs in one color, by view. They are files of the server; a shop in process has
 * none, and clients draw the goods.
 */
export type Photographs = (
  model: string,
  color: ColourName,
) => Readonly<Partial<Record<PhotographView, string>>>;

export const noPhotographs: Photographs = () => ({});
