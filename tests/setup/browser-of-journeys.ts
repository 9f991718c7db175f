// Setup file of the journeys: adds browser APIs that happy-dom lacks. Runs before each file, in the same
// window.
import { vi } from 'vitest';

/** There is no layout, so every element counts as near the viewport. */
class EverythingIsNear {
  readonly #tell: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.#tell = callback;
  }

  observe(target: Element): void {
    const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
    queueMicrotask(() => this.#tell([entry], this as unknown as IntersectionObserver));
  }

  unobserve(): void {}

  disconnect(): void {}
}
vi.stubGlobal('IntersectionObserver', EverythingIsNear);

/** Each visit is the only tab of its browser. */
const locks = { request: (_name: string, _options: object, run: () => Promise<void>) => run() };
Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

/** Current browsers support the `search` element. */
const createElement = Document.prototype.createElement;
document.createElement = function create(this: Document, name: string, options?: ElementCreationOptions) {
  const element = createElement.call(this, name, options);
  if (name === 'search') Object.setPrototypeOf(element, HTMLElement.prototype);
  return element;
};

/** Browsers mark the promise of a canceled animation as handled. */
const animate = Element.prototype.animate;
Element.prototype.animate = function play(this: Element, ...how) {
  const animation = animate.apply(this, how);
  animation.finished.catch(() => undefined);
  return animation;
};

/**
 * No style sheet is loaded, so only the browser itself hides elements. testing-library reads the computed
 * style, but happy-dom's shows `inert` elements and closed `details`, and has no `display` for inline elements,
 * which adds spaces to accessible names.
 */
const hiddenSelector = '[hidden], [inert], dialog:not([open]), details:not([open]) > :not(summary)';
const styleWithDisplay = (display: string) =>
  Object.assign(document.createElement('span').style, { display });
const [inlineStyle, noneStyle] = [styleWithDisplay('inline'), styleWithDisplay('none')];
Object.assign(document.defaultView ?? {}, {
  getComputedStyle: (element: Element) => (element.matches(hiddenSelector) ? noneStyle : inlineStyle),
});
