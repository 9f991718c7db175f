import preview from '../../../../../.storybook/preview.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { everyPage } from '../../stories/shop-pages.ts';
import { Named, Specimen } from '../stories/specimen.tsx';
import styles from './spacing.module.css';

const steps = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

function Steps() {
  return (
    <Specimen layout="stack">
      {steps.map((step) => (
        <Named key={step} name={`--s-${step}`}>
          <span className={styles.bar} data-step={step} />
        </Named>
      ))}
    </Specimen>
  );
}

const meta = preview.meta({ component: Steps, parameters: { layout: 'padded', shop: everyPage } });

export default meta;

export const Scale = meta.story({});

/** A card, a form and a list use the same spacing steps. */
export const Density = meta.story({
  render: () => (
    <div className={styles.card} data-notch="l">
      <h2 data-text="h3">Where to?</h2>
      <TextField label="City" value="Nantes" onChange={() => {}} />
      <TextField label="ZIP or postal code" value="44000" onChange={() => {}} />
    </div>
  ),
});
