/** The detail in the macro photograph of a model: the first of its features that can be seen. */
export type HeadsetDetail =
  | 'cup'
  | 'driver'
  | 'cushion'
  | 'boom'
  | 'wheel'
  | 'hinge'
  | 'band'
  | 'plug'
  | 'remote';

export type MouseDetail =
  | 'wheel'
  | 'keys'
  | 'grid'
  | 'wall'
  | 'rest'
  | 'bores'
  | 'nose'
  | 'back'
  | 'face'
  | 'speed';

/** The detail of a model's macro, with its kind, for the alternative text. */
export type MacroDetail =
  | { readonly kind: 'headset'; readonly detail: HeadsetDetail }
  | { readonly kind: 'mouse'; readonly detail: MouseDetail };
