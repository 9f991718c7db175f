// The switches above every story: its language, its theme and the width of its window.
import type { Locale } from '@signal-shop/sdk/contract';
import type { Preview } from '@storybook/react-vite';

const localeNames = {
  en: 'English',
  zh: '中文',
  de: 'Deutsch',
  ja: '日本語',
  it: 'Italiano',
  es: 'Español',
  fr: 'Français',
} satisfies Record<Locale, string>;

export const toolbar = {
  locale: {
    description: 'Language of the words',
    toolbar: {
      icon: 'globe',
      items: Object.entries(localeNames).map(([value, title]) => ({ value, title })),
      dynamicTitle: true,
    },
  },
  theme: {
    description: 'Light or dark',
    toolbar: {
      icon: 'contrast',
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
      dynamicTitle: true,
    },
  },
} satisfies Preview['globalTypes'];

export const widths = {
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 769', styles: { width: '769px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;
