import { Part } from './part.tsx';

/** A mouse from above, without any part that only some models have. */
export function Mouse() {
  return (
    <g transform="rotate(-12 100 100) translate(-7 -7) scale(1.07)">
      <Part name="mouse" />
    </g>
  );
}
