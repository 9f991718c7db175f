/**
 * Runs before the drawer has loaded: after a press of Alt+Shift+M, the drawer opens as soon as it has loaded. Then the
 * drawer handles the shortcut and sets `data-mock-drawer`.
 *
 * As long as `data-mock-drawer-text` exists, keys do not reach the page: their text is collected there for the search,
 * which takes it when it has the focus. Until then Escape, a second press, a click, and a drawer that does not load
 * give the keyboard back to the page.
 */
export const earlyShortcut = `{
  const { dataset } = document.documentElement;

  const cancel = () => {
    if (dataset.mockDrawer === 'asked') delete dataset.mockDrawer;
    delete dataset.mockDrawerText;
  };

  const collected = (text, { key }) => {
    if (key === 'Backspace') return text.slice(0, -1);
    if (key === 'Enter') return text;
    return key.length === 1 ? text + key : null;
  };

  const onShortcut = () => {
    if (dataset.mockDrawer === 'asked') return cancel();
    dataset.mockDrawer = 'asked';
    dataset.mockDrawerText = '';
  };

  const onKey = (event) => {
    if (event.altKey && event.shiftKey && event.code === 'KeyM') {
      if (dataset.mockDrawer === 'there') return false;
      onShortcut();
      return true;
    }
    const text = dataset.mockDrawerText;
    if (text === undefined || event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return false;
    if (event.key === 'Escape') {
      cancel();
      return true;
    }
    const next = collected(text, event);
    if (next !== null) dataset.mockDrawerText = next;
    return next !== null;
  };

  addEventListener('keydown', (event) => {
    if (!onKey(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
  addEventListener('pointerdown', () => delete dataset.mockDrawerText, true);
  addEventListener('error', ({ target }) => {
    if (target instanceof HTMLScriptElement && target.src.endsWith('/drawer.js')) cancel();
  }, true);
}
`;
