import { Part } from './part.tsx';

/** A headset from the front, without any part that only some models have. */
export function Headset() {
  return (
    <g transform="translate(0 -6)">
      <Part name="band" />
      <g data-side="shade" transform="translate(200 0) scale(-1 1)">
        <Part name="cup" />
      </g>
      <Part name="cup" />
    </g>
  );
}
