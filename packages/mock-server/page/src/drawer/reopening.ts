const key = 'mock_drawer';

/** Whether the drawer opens by itself after the page was loaded anew by one of its buttons. */
export const reopening = {
  ask(): void {
    try {
      sessionStorage.setItem(key, 'open');
    } catch {
      // A browser that keeps nothing shows the page without the drawer.
    }
  },
  take(): boolean {
    try {
      const asked = sessionStorage.getItem(key) !== null;
      sessionStorage.removeItem(key);
      return asked;
    } catch {
      return false;
    }
  },
};
