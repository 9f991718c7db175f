import { useIntl } from 'react-intl';
import styles from './product-story.module.css';

/** A line drawing of a driver with its diameter, in millimeters, at one scale for all headsets. */
export function DriverDrawing({ diameter }: { readonly diameter: number }) {
  const intl = useIntl();
  const radius = diameter / 2;
  return (
    <svg className={styles.driver} viewBox="-31 -31 62 82" aria-hidden="true" focusable="false">
      {[1, 0.9, 0.48, 0.12].map((part) => (
        <circle key={part} r={radius * part} />
      ))}
      <path d={`M${-radius} 0V40M${radius} 0V40M${-radius} 37H${radius}`} />
      <path d={`m${-radius + 2.5} 35.5-2.5 1.5 2.5 1.5M${radius - 2.5} 35.5l2.5 1.5-2.5 1.5`} />
      <text y="47">{intl.formatNumber(diameter, { style: 'unit', unit: 'millimeter' })}</text>
    </svg>
  );
}
