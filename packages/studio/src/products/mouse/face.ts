import { turn } from '../../shapes/shape.ts';
import type { Form } from './form.ts';

const { cos, sin } = Math;

/** The face leans by an angle around the z axis. */
export function faceAt(angle: number): Pick<Form, 'onFace' | 'place'> {
  const [c, s] = [cos(angle), sin(angle)];
  return {
    onFace: (distance) => (x, y, z) => distance(x * c + y * s, y * c - x * s, z),
    place: (piece) => (angle === 0 ? piece : turn(piece, 'z', angle)),
  };
}
