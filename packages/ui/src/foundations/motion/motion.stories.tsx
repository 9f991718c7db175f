import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyPage } from '../../stories/shop-pages.ts';
import { Named, Specimen } from '../stories/specimen.tsx';
import styles from './motion.module.css';

const durations = ['1', '2', '3', '4', 'slide', 'wheel', 'hold'] as const;

function Runs() {
  return (
    <Specimen layout="stack">
      <p>Point at the line to start.</p>
      <div className={styles.field}>
        {durations.map((name) => (
          <Named key={name} name={`--d-${name}`}>
            <span className={styles.runner} data-duration={name} />
          </Named>
        ))}
      </div>
    </Specimen>
  );
}

const meta = preview.meta({ component: Runs, parameters: { layout: 'padded', shop: everyPage } });

export default meta;

export const Durations = meta.story({});

/** Under reduced motion, decorative transitions take one millisecond. */
export const Reduced = meta.story({ globals: { motion: 'reduced' } });

Reduced.test(
  '[BEY-12] short durations drop to a millisecond under reduced motion',
  async ({ canvasElement }) => {
    const root = getComputedStyle(canvasElement.ownerDocument.documentElement);
    await expect(root.getPropertyValue('--d-3')).toBe('1ms');
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  },
);

Durations.test('the next story has its animations back', async ({ canvasElement }) => {
  const root = getComputedStyle(canvasElement.ownerDocument.documentElement);
  await expect(root.getPropertyValue('--d-3')).toBe('240ms');
});
