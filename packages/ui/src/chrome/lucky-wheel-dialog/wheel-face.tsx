import { wheelPrizeCount } from '@signal-shop/sdk/constants';
import styles from './wheel.module.css';

const centre = 100;
const radius = 94;
const fullTurn = 2 * Math.PI;
const segments = Array.from({ length: wheelPrizeCount }, (_, index) => index);

/** One segment is lit; the others alternate between two shades of graphite. */
export function toneOf(segment: number): 'volt' | 'ink' | 'steel' {
  if (segment === 0) return 'volt';
  return segment % 2 === 0 ? 'steel' : 'ink';
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

/** The disc of the wheel: six segments around a hub with the pulse of the shop. Decorative. */
export function WheelFace() {
  return (
    <svg className={styles.face} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <circle className={styles.rim} cx={centre} cy={centre} r={radius + 4} />
      {segments.map((segment) => (
        <path key={segment} className={styles.wedge} data-tone={toneOf(segment)} d={wedge(segment)} />
      ))}
      <path className={styles.hub} d="M90 82H110L118 90V110L110 118H90L82 110V90Z" />
      <path className={styles.pulse} d="M89 100H95L98 93L102 108L105 100H111" />
    </svg>
  );
}
