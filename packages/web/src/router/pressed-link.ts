let pressedLink: HTMLElement | null = null;
let isAnimated = false;

/** Marks a link as pressed until the page it leads to has rendered. */
export function markPressedLink(link: HTMLElement, viewTransition: boolean): void {
  releasePressedLink();
  pressedLink = link;
  isAnimated = viewTransition;
  link.dataset.going = '';
}

export function wasPressed(): boolean {
  return pressedLink !== null;
}

/** Whether the page of the pressed link opens with a view transition. */
export function isPressedAnimated(): boolean {
  return pressedLink !== null && isAnimated;
}

export function isPressed(link: HTMLElement): boolean {
  return pressedLink === link;
}

export function releasePressedLink(): void {
  delete pressedLink?.dataset.going;
  pressedLink = null;
}
