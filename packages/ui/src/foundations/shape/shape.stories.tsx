import preview from '../../../../../.storybook/preview.tsx';
import { everyPage } from '../../stories/shop-pages.ts';
import { Named, Specimen } from '../stories/specimen.tsx';
import styles from './shape.module.css';

function Notches() {
  return (
    <Specimen>
      {(['s', 'm', 'l', 'xl'] as const).map((size) => (
        <Named key={size} name={`data-notch="${size}"`}>
          <div className={styles.tile} data-notch={size} data-solid="" />
        </Named>
      ))}
      <Named name="where corners cannot be cut">
        <div className={styles.tile} data-notch="l" data-solid="" data-fallback="" />
      </Named>
    </Specimen>
  );
}

const meta = preview.meta({ component: Notches, parameters: { layout: 'padded', shop: everyPage } });

export default meta;

/**
 * Cut at top right and bottom left, square at the other corners; rounded where the browser does not support
 * `corner-shape`.
 */
export const Notch = meta.story({});

/** The light scheme separates surfaces by shadow, the dark one by a lighter surface. */
export const Elevation = meta.story({
  render: () => (
    <Specimen>
      {(['0', '1', '2', '3'] as const).map((level) => (
        <Named key={level} name={`--e-${level}`}>
          <div className={styles.tile} data-notch="m" data-level={level} />
        </Named>
      ))}
    </Specimen>
  ),
});
