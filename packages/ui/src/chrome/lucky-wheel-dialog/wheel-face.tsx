import { wheelPrizeCount } from '@signal-shop/sdk/constants';
import styles from './wheel.module.css';

const centre = 100;
const radius = 94;
const fullTurn = 2 * Math.PI;
const places = Array.from({ length: wheelPrizeCount }, (_, place) => place);

const tones = ['volt', 'ink', 'pale'] as const;

/** Three tones in turn: two would make the sign for radiation. */
export function toneOf(place: number): (typeof tones)[number] {
  return tones[place % tones.length] ?? 'ink';
}

/** One sixth of the disc, its middle at the top when the place is 0. */
function wedge(place: number): string {
  const begin = fullTurn * ((place - 0.5) / wheelPrizeCount - 0.25);
  const end = begin + fullTurn / wheelPrizeCount;
  return `M${centre} ${centre}L${pointAt(begin)}A${radius} ${radius} 0 0 1 ${pointAt(end)}Z`;
}

function pointAt(angle: number): string {
  const at = (share: number) => (centre + radius * share).toFixed(2);
  return `${at(Math.cos(angle))} ${at(Math.sin(angle))}`;
}

/** The disc of the wheel: six wedges around a bevelled hub. Decorative. */
export function WheelFace() {
  return (
    <svg className={styles.face} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <circle className={styles.rim} cx={centre} cy={centre} r={radius + 4} />
      {places.map((place) => (
        <path key={place} className={styles.wedge} data-tone={toneOf(place)} d={wedge(place)} />
      ))}
      <path className={styles.hub} d="M90 82H110L118 90V110L110 118H90L82 110V90Z" />
    </svg>
  );
}
