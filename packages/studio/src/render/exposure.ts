/** Light of each pixel, linear and premultiplied; the share that the body's color tints is apart, so that one render serves every color. */
export interface Exposure {
  readonly width: number;
  readonly height: number;
  /** Four numbers per pixel: red, green, blue, alpha. */
  readonly fixed: Float32Array;
  /** Three numbers per pixel, to be multiplied by the body's color. */
  readonly tinted: Float32Array;
}
