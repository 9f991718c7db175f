export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const key = 'mock-page-theme';

export function readTheme(): Theme {
  const storedTheme = localStorage.getItem(key);
  return themes.find((theme) => theme === storedTheme) ?? 'system';
}

/** Applies a theme and stores it for the next visit. */
export function applyTheme(theme: Theme): void {
  localStorage.setItem(key, theme);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
