import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import styles from '../../stories/menu-stage.module.css';
import { languageSwitchLive } from './language-switch.live.ts';
import type { LanguageSwitchProps } from './language-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';

function LanguageSwitchStory(props: Omit<LanguageSwitchProps, 'locale'>) {
  return (
    <div className={styles.corner}>
      <LanguageSwitch {...props} locale={useLocale()} />
    </div>
  );
}

const meta = preview.meta({
  component: LanguageSwitchStory,
  parameters: { shop: languageSwitchLive, layout: 'padded' },
  args: { state: { status: 'idle' as const }, onLanguage: fn() },
});

export default meta;

export const Closed = meta.story({});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }));
  },
});

Open.test('[LANG] offers seven languages by their native names', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
  await userEvent.click(canvas.getByRole('button', { name: '日本語' }));
  await expect(args.onLanguage).toHaveBeenCalledWith('ja');
});

export const Switching = meta.story({ args: { state: { status: 'switching' } } });

export const Failed = meta.story({
  args: { state: { status: 'failed' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }));
  },
});
