import type { Exposure } from './exposure.ts';
import { noPart } from './sample.ts';

/** A picture in the making, with what its pixels have met. */
export interface Frame extends Exposure {
  readonly parts: Int16Array;
  readonly depths: Float32Array;
  readonly normals: Float32Array;
}

const { abs, min, sqrt } = Math;

export function createFrame(width: number, height: number): Frame {
  const count = width * height;
  return {
    width,
    height,
    fixed: new Float32Array(count * 4),
    tinted: new Float32Array(count * 3),
    parts: new Int16Array(count),
    depths: new Float32Array(count),
    normals: new Float32Array(count * 3),
  };
}

/** The cosine of the angle between the surfaces of two pixels. */
export function facing(normals: Float32Array, one: number, other: number): number {
  const a = one * 3;
  const b = other * 3;
  return (
    (normals[a] as number) * (normals[b] as number) +
    (normals[a + 1] as number) * (normals[b + 1] as number) +
    (normals[a + 2] as number) * (normals[b + 2] as number)
  );
}

/** Whether a pixel shows the shell that takes the color a model is sold in. */
export function bodyPart({ parts, tinted }: Frame, at: number): boolean {
  return parts[at] !== noPart && (tinted[at * 3] as number) > 0;
}

/** Pixels that differ from a neighbor so much that one ray is not enough. @param size half of what the picture shows */
export function findEdges(frame: Frame, size: number): number[] {
  const { width, height } = frame;
  const isEdge = new Uint8Array(width * height);
  const mark = (one: number, other: number) => {
    if (!differ(frame, one, other, size)) return;
    isEdge[one] = 1;
    isEdge[other] = 1;
  };
  for (let at = 0; at < width * height; at += 1) {
    if ((at + 1) % width !== 0) mark(at, at + 1);
    if (at + width < width * height) mark(at, at + width);
  }
  return [...isEdge.keys()].filter((at) => isEdge[at] === 1);
}

function differ(frame: Frame, one: number, other: number, size: number): boolean {
  const { parts, depths, normals } = frame;
  if (parts[one] !== parts[other]) return true;
  if (parts[one] === noPart) return false;
  if (facing(normals, one, other) < 0.93) return true;
  if (abs((depths[one] as number) - (depths[other] as number)) > size * 0.02) return true;
  return abs(brightness(frame, one) - brightness(frame, other)) > 0.09;
}

function brightness({ fixed, tinted }: Frame, at: number): number {
  return sqrt(min((fixed[at * 4 + 1] as number) + 0.35 * (tinted[at * 3 + 1] as number), 1.5));
}
