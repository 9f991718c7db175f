/**
 * Runs before the drawer has loaded: if Alt+Shift+M was pressed meanwhile, the drawer opens when it loads. Then the
 * drawer handles the shortcut and sets `data-mock-drawer`.
 */
export const earlyShortcut = `addEventListener('keydown', (event) => {
  const { dataset } = document.documentElement;
  if (dataset.mockDrawer === 'there' || !event.altKey || !event.shiftKey || event.code !== 'KeyM') return;
  event.preventDefault();
  if (dataset.mockDrawer === 'asked') delete dataset.mockDrawer;
  else dataset.mockDrawer = 'asked';
});
`;
