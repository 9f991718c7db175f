import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { profilePage } from '../../stories/shop-pages.ts';
import { Field } from './field.tsx';
import styles from './input.module.css';

const meta = preview.meta({
  component: Field,
  parameters: { layout: 'padded', shop: profilePage },
  args: {
    label: 'Nickname',
    children: (links) => (
      <div className={styles.box}>
        <input {...links} className={styles.input} defaultValue="Ada" />
      </div>
    ),
  },
});

export default meta;

export const Default = meta.story({});
export const WithHelp = meta.story({ args: { help: 'Shown beside your reviews.' } });
export const Required = meta.story({ args: { mark: 'required' } });
export const Optional = meta.story({ args: { mark: 'optional' } });
export const WithCount = meta.story({ args: { count: { length: 3, max: 20 } } });
export const Invalid = meta.story({
  args: { error: 'Use 2 to 20 characters.', help: 'Shown beside your reviews.' },
});

Invalid.test('[BEY-12] reads the error before the help', async ({ canvas }) => {
  const input = canvas.getByRole('textbox', { name: 'Nickname' });
  await expect(input).toHaveAccessibleDescription('Use 2 to 20 characters. Shown beside your reviews.');
  await expect(input).toBeInvalid();
});
