// The switches above every story: its language, its theme and the width of its window.

/** The languages of the shop, each under its own name. */
const localeItems = [
  { value: 'en', title: 'English' },
  { value: 'zh', title: '中文' },
  { value: 'de', title: 'Deutsch' },
  { value: 'ja', title: '日本語' },
  { value: 'it', title: 'Italiano' },
  { value: 'es', title: 'Español' },
  { value: 'fr', title: 'Français' },
] as const;

const themeItems = [
  { value: 'light', title: 'Light', icon: 'sun' },
  { value: 'dark', title: 'Dark', icon: 'moon' },
] as const;

export const toolbar = {
  locale: {
    description: 'Language of the words',
    toolbar: { icon: 'globe', items: [...localeItems], dynamicTitle: true },
  },
  theme: {
    description: 'Light or dark',
    toolbar: { icon: 'contrast', items: [...themeItems], dynamicTitle: true },
  },
} as const;

export const widths = {
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 769', styles: { width: '769px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;
