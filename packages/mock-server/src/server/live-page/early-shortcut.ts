/**
 * Runs before the drawer has loaded: after a press of Alt+Shift+M, the drawer opens as soon as it has loaded. Then the
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
