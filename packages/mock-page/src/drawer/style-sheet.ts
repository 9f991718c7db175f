/** Loads the drawer's style sheet, which is beside its script. Resolves on load. */
export function styleSheet(tree: ShadowRoot, script: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL('drawer.css', script).href;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${link.href} did not load.`)));
    tree.append(link);
  });
}
