/**
 * Runs before the drawer is there: whoever presses Alt+Shift+M while the page still loads finds it open as soon as it
 * comes. The drawer listens by itself from then on, and says so in the same place.
 */
export const earlyShortcut = `addEventListener('keydown', (event) => {
  const { dataset } = document.documentElement;
  if (dataset.mockDrawer === 'there' || !event.altKey || !event.shiftKey || event.code !== 'KeyM') return;
  event.preventDefault();
  if (dataset.mockDrawer === 'asked') delete dataset.mockDrawer;
  else dataset.mockDrawer = 'asked';
});
`;
