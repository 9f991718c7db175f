/** A text and a background token, with the required contrast ratio: 4.5 for text, 3 for parts of controls. */
export interface TokenPair {
  readonly front: string;
  readonly back: string;
  readonly minimum: 4.5 | 3;
}

function words(back: string, ...fronts: readonly string[]): TokenPair[] {
  return fronts.map((front) => ({ front, back, minimum: 4.5 }));
}

function parts(back: string, ...fronts: readonly string[]): TokenPair[] {
  return fronts.map((front) => ({ front, back, minimum: 3 }));
}

export const tokenPairs: readonly TokenPair[] = [
  ...words('bg', 'fg', 'fg-muted', 'accent-fg', 'link', 'deal-fg', 'danger-fg'),
  ...words(
    'surface',
    'fg',
    'fg-muted',
    'accent-fg',
    'link',
    'deal-fg',
    'points-fg',
    'success-fg',
    'warning-fg',
    'danger-fg',
    'info-fg',
  ),
  ...words('bg-sunken', 'fg', 'fg-muted'),
  ...words('surface-inverse', 'fg-inverse', 'accent-on-inverse'),
  ...words('accent', 'on-accent'),
  ...words('accent-hover', 'on-accent'),
  ...words('primary', 'on-primary'),
  ...words('deal', 'on-deal'),
  ...words('deal-soft', 'deal-fg', 'fg', 'fg-muted'),
  ...words('points', 'on-points'),
  ...words('points-soft', 'points-fg', 'fg'),
  ...words('success-soft', 'success-fg'),
  ...words('warning-soft', 'warning-fg'),
  ...words('danger-soft', 'danger-fg'),
  ...words('danger', 'on-danger'),
  ...words('info-soft', 'info-fg', 'fg-muted'),
  ...words('hero', 'hero-fg', 'hero-muted'),
  ...parts('bg', 'focus', 'line-strong', 'primary'),
  ...parts('surface', 'focus', 'line-strong', 'star', 'star-empty', 'fg-disabled', 'deal'),
  ...parts('hero', 'accent'),
];

/** Text and icon colors. */
export const inks = [
  'fg',
  'fg-muted',
  'fg-disabled',
  'link',
  'accent-fg',
  'deal-fg',
  'points-fg',
  'success-fg',
  'warning-fg',
  'danger-fg',
  'info-fg',
  'star',
  'line-strong',
  'accent',
  'fg-inverse',
] as const;

/** Background colors. */
export const grounds = [
  'bg',
  'surface',
  'bg-sunken',
  'deal-soft',
  'points-soft',
  'success-soft',
  'warning-soft',
  'danger-soft',
  'info-soft',
] as const;

export const ramps = {
  graphite: [0, 25, 50, 100, 200, 300, 400, 500, 600, 700, 800, 850, 900, 950, 1000],
  volt: [100, 200, 300, 400, 500, 600, 700, 800, 900],
  flare: [100, 200, 300, 400, 500, 600, 700, 800, 900],
  ion: [100, 200, 300, 400, 500, 600, 700, 800, 900],
  moss: [100, 200, 300, 400, 500, 600, 700, 800, 900],
  amber: [100, 200, 300, 400, 500, 600, 700, 800, 900],
  ruby: [100, 200, 300, 400, 500, 600, 700, 800, 900],
  sky: [100, 200, 300, 400, 500, 600, 700, 800, 900],
} as const;
