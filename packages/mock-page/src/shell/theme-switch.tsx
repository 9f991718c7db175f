import { useState } from 'react';
import styles from './page-header.module.css';
import { applyTheme, readTheme, themes } from './theme.ts';

/** Cycles through system, light and dark. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(readTheme);

  function turn(): void {
    const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
    applyTheme(next);
    setTheme(next);
  }

  return (
    <button type="button" className={styles.plain} onClick={turn}>
      Theme: {theme === 'system' ? 'auto' : theme}
    </button>
  );
}
