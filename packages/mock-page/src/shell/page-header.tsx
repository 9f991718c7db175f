// The frame of the control page: header, navigation, session chooser, clock, and the keyboard shortcuts.
// `app.tsx` renders it around the views; the drawer shares the components of the clock.
import { usePage } from '../store/use-page.ts';
import styles from './page-header.module.css';
import { Pulse } from './pulse.tsx';
import { SessionChooser } from './sessions/session-chooser.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const links = {
  '/__mock/docs': 'Reference',
  '/__mock/health': 'Health',
  '/__mock/violations': 'Violations',
  '/': 'Shop',
} as const;

const liveLabels = {
  connecting: 'connecting',
  open: 'live',
  waiting: 'no server',
  refused: 'token needed',
} as const;

/** The session, the connection status and the navigation. */
export function PageHeader() {
  const { connection } = usePage();
  return (
    <header className={styles.header} data-band="dark">
      <div className={styles.inner}>
        <h1 className={styles.title}>
          signal
          <svg className={styles.mark} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d="M2 2H12L18 8V18H8L2 12Z" />
          </svg>
          <span className={styles.quiet}>mock shop</span>
        </h1>
        <p className={styles.live} data-state={connection} role="status">
          <span className={styles.dot} />
          {liveLabels[connection]}
        </p>
        <Pulse />
        <SessionChooser />
        <nav aria-label="Links" className={styles.links}>
          {Object.entries(links).map(([href, words]) => (
            <a key={href} href={href} className={styles.link}>
              {words}
            </a>
          ))}
        </nav>
        <div className={styles.tools}>
          <ThemeSwitch />
          <Shortcuts />
        </div>
      </div>
    </header>
  );
}
