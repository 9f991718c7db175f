export type Color = readonly [red: number, green: number, blue: number];

/** How a surface answers light. Colors are linear. */
export interface Material {
  /** `body` takes the color that the model is sold in. */
  readonly albedo: Color | 'body';
  /** 0 is a mirror, 1 chalk. */
  readonly roughness: number;
  /** Reflection at normal incidence: 0.04 for plastic, above 0.4 for metal. */
  readonly f0: number;
  /** Metals tint what they reflect. */
  readonly tint?: Color;
  /** Emitted light, in units of the key light. */
  readonly emission?: Color;
  readonly texture?: Texture;
}

/** A small relief that bends the normal. @param size of a grain in centimeters */
export interface Texture {
  readonly kind: 'grain' | 'weave' | 'leather' | 'ribs';
  readonly size: number;
  readonly depth: number;
}

const volt: Color = [0.59, 0.92, 0.014];

export const materials = {
  /** The colored shell: molded plastic with a satin coat. */
  body: { albedo: 'body', roughness: 0.34, f0: 0.045, texture: { kind: 'grain', size: 0.035, depth: 0.035 } },
  gloss: { albedo: 'body', roughness: 0.14, f0: 0.05 },
  dark: {
    albedo: [0.021, 0.024, 0.027],
    roughness: 0.42,
    f0: 0.042,
    texture: { kind: 'grain', size: 0.04, depth: 0.05 },
  },
  black: { albedo: [0.008, 0.009, 0.01], roughness: 0.6, f0: 0.03 },
  piano: { albedo: [0.01, 0.011, 0.012], roughness: 0.1, f0: 0.05 },
  rubber: {
    albedo: [0.018, 0.019, 0.02],
    roughness: 0.78,
    f0: 0.03,
    texture: { kind: 'grain', size: 0.06, depth: 0.06 },
  },
  fabric: {
    albedo: [0.03, 0.033, 0.036],
    roughness: 0.95,
    f0: 0.02,
    texture: { kind: 'weave', size: 0.16, depth: 0.32 },
  },
  /** The woven sleeve of a cable. */
  braid: {
    albedo: [0.026, 0.028, 0.03],
    roughness: 0.7,
    f0: 0.03,
    texture: { kind: 'ribs', size: 0.17, depth: 0.3 },
  },
  leather: {
    albedo: [0.017, 0.018, 0.019],
    roughness: 0.5,
    f0: 0.04,
    texture: { kind: 'leather', size: 0.12, depth: 0.13 },
  },
  foam: {
    albedo: [0.014, 0.015, 0.016],
    roughness: 1,
    f0: 0.015,
    texture: { kind: 'leather', size: 0.07, depth: 0.5 },
  },
  steel: { albedo: [0.03, 0.03, 0.03], roughness: 0.24, f0: 0.62, tint: [0.95, 0.98, 1] },
  gunmetal: { albedo: [0.02, 0.02, 0.02], roughness: 0.3, f0: 0.28, tint: [0.9, 0.95, 1] },
  gold: { albedo: [0.05, 0.03, 0.01], roughness: 0.22, f0: 0.7, tint: [1, 0.78, 0.36] },
  volt: { albedo: volt, roughness: 0.5, f0: 0.04, emission: [1.25, 1.95, 0.06] },
  voltPlastic: { albedo: volt, roughness: 0.4, f0: 0.045 },
  white: { albedo: [0.72, 0.73, 0.74], roughness: 0.5, f0: 0.04 },
  card: {
    albedo: [0.3, 0.27, 0.23],
    roughness: 0.9,
    f0: 0.02,
    texture: { kind: 'grain', size: 0.05, depth: 0.08 },
  },
  /** The surroundings of the products in a scene. */
  lacquer: { albedo: [0.016, 0.018, 0.02], roughness: 0.3, f0: 0.04 },
  cloth: {
    albedo: [0.024, 0.026, 0.029],
    roughness: 0.95,
    f0: 0.02,
    texture: { kind: 'grain', size: 0.12, depth: 0.25 },
  },
  ceramic: { albedo: [0.05, 0.055, 0.06], roughness: 0.16, f0: 0.05 },
  coffee: { albedo: [0.02, 0.009, 0.004], roughness: 0.1, f0: 0.04 },
  screen: { albedo: [0.002, 0.002, 0.002], roughness: 0.5, f0: 0.02, emission: [0.001, 0.0016, 0.0018] },
  clay: { albedo: [0.16, 0.165, 0.17], roughness: 0.8, f0: 0.03 },
  board: { albedo: [0.012, 0.03, 0.022], roughness: 0.35, f0: 0.05 },
  pulse: { albedo: volt, roughness: 0.5, f0: 0.04, emission: [0.75, 1.2, 0.03] },
} as const satisfies Record<string, Material>;

export type MaterialName = keyof typeof materials;
