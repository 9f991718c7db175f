// The toolbar above every story: locale, theme, motion and viewport.
import type { Locale } from '@signal-shop/sdk/contract';
import type { Preview } from '@storybook/react-vite';
import type { PseudoLocale } from './pseudo-locales.ts';

export const languages = {
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
  frame: {
    description: 'Header and footer around a screen',
    toolbar: {
      icon: 'component',
      items: [
        { value: 'with', title: 'With header and footer' },
        { value: 'without', title: 'Screen only' },
      ],
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Direction',
    toolbar: {
      icon: 'transfer',
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
      dynamicTitle: true,
    },
  },
} satisfies Preview['globalTypes'];

export const widths = {
  narrow: { name: 'Narrow phone, 320', styles: { width: '320px', height: '568px' }, type: 'mobile' },
  small: { name: 'Small phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  laptop: { name: 'Laptop, 1024', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
  desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

export type Width = keyof typeof widths;

export const widthNames = [
  'narrow',
  'small',
  'phone',
  'tablet',
  'laptop',
  'desktop',
] as const satisfies Width[];
