let pressed: HTMLElement | null = null;

/** Marks a link as pressed until the page it leads to has rendered. */
export function markPressedLink(link: HTMLElement): void {
  releasePressedLink();
  pressed = link;
  link.dataset.going = '';
}

export function wasPressed(): boolean {
  return pressed !== null;
}

export function isPressed(link: HTMLElement): boolean {
  return pressed === link;
}

export function releasePressedLink(): void {
  delete pressed?.dataset.going;
  pressed = null;
}
