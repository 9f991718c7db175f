// The toolbar above every story: locale, theme, motion and viewport.
import type { Locale } from '@signal-shop/sdk/contract';
import type { Preview } from '@storybook/react-vite';
import type { PseudoLocale } from './pseudo-locales.ts';

const languages = {
  en: 'English',
  zh: '中文',
  de: 'Deutsch',
  ja: '日本語',
  it: 'Italiano',
  es: 'Español',
  fr: 'Français',
  'en-XA': 'en-XA: accents, 40 % longer',
  'en-XB': 'en-XB: mirrored',
  'xx-LS': 'xx-LS: long ends',
} satisfies Record<Locale | PseudoLocale, string>;

export const toolbar = {
  locale: {
    description: 'Locale',
    toolbar: {
      icon: 'globe',
      items: Object.entries(languages).map(([value, title]) => ({ value, title })),
      dynamicTitle: true,
    },
  },
  theme: {
    description: 'Light, dark or both',
    toolbar: {
      icon: 'contrast',
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'both', title: 'Side by side', icon: 'sidebyside' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      items: [
        { value: 'system', title: 'Motion as set in the system' },
        { value: 'reduced', title: 'Reduced motion' },
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
