import { wheelPrizeCount } from '@signal-shop/sdk/constants';
import styles from './wheel.module.css';

const centre = 100;
const radius = 94;
const fullTurn = 2 * Math.PI;
const segments = Array.from({ length: wheelPrizeCount }, (_, index) => index);

const tones = ['volt', 'ink', 'pale'] as const;

/** Three alternating tones: with two, the disc would look like a radiation sign. */
export function toneOf(segment: number): (typeof tones)[number] {
  return tones[segment % tones.length] ?? 'ink';
}

/** SVG path of one sixth of the disc; segment 0 is centered at the top. */
function wedge(segment: number): string {
  const begin = fullTurn * ((segment - 0.5) / wheelPrizeCount - 0.25);
  const end = begin + fullTurn / wheelPrizeCount;
  return `M${centre} ${centre}L${pointAt(begin)}A${radius} ${radius} 0 0 1 ${pointAt(end)}Z`;
}

function pointAt(angle: number): string {
  const at = (share: number) => (centre + radius * share).toFixed(2);
  return `${at(Math.cos(angle))} ${at(Math.sin(angle))}`;
}

/** The disc of the wheel: six segments around a beveled hub. Decorative. */
export function WheelFace() {
  return (
    <svg className={styles.face} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <circle className={styles.rim} cx={centre} cy={centre} r={radius + 4} />
      {segments.map((segment) => (
        <path key={segment} className={styles.wedge} data-tone={toneOf(segment)} d={wedge(segment)} />
      ))}
      <path className={styles.hub} d="M90 82H110L118 90V110L110 118H90L82 110V90Z" />
    </svg>
  );
}
