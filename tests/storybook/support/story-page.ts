import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import { inject } from 'vitest';
import { chromiumArguments, findChromium } from '../../../scripts/find-chromium.ts';
import type { StoryControls } from './story-controls.ts';
import { readControls } from './story-controls.ts';

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
}

interface Channel {
  on(event: string, listener: (channelEvent: ChannelEvent) => void): void;
  off(event: string, listener: (channelEvent: ChannelEvent) => void): void;
  emit(event: string, channelEvent: object): void;
}

interface ChannelEvent {
  readonly storyId?: string;
  readonly newPhase?: string;
}

export interface Overflow {
  readonly locale: string;
  /** Horizontal overflow of the page, in px. */
  readonly by: number;
  /** The first elements that overflow. */
  readonly culprits: readonly string[];
}

export interface ShownText {
  readonly all: string;
  /** The underlined texts, which are not translated. */
  readonly untranslated: readonly string[];
}

export type Direction = 'ltr' | 'rtl';

export interface PartStart {
  /** Its element and the first letters of its text. */
  readonly part: string;
  readonly start: number;
}

/** One window that shows story after story without reloading the page. */
export interface StoryPage {
  /** Shows a story in the current language and plays it; rejects if the story fails. */
  readonly show: (id: string) => Promise<void>;
  readonly speak: (locale: string) => Promise<void>;
  /**
   * Measures the shown story, then in the other languages; the last language remains, because each change costs
   * a render.
   */
  readonly overflows: (locales: readonly string[]) => Promise<readonly Overflow[]>;
  readonly read: () => Promise<ShownText>;
  /** Shows the story again in another direction. */
  readonly turn: (direction: Direction) => Promise<void>;
  /** How far each part is from the edge where reading starts, in px. */
  readonly startsOfParts: () => Promise<readonly PartStart[]>;
  /** The addresses of the pictures that have loaded, of all in the shown story. */
  readonly loadedPictures: () => Promise<readonly string[]>;
  readonly controls: (id: string) => Promise<StoryControls>;
  readonly close: () => Promise<void>;
}

export async function openStoryPage(width: number): Promise<StoryPage> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumArguments,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const page = await openPage(browser, width);
  let currentLocale = 'en';
  let currentStory = '';
  const speak = async (locale: string) => {
    if (locale !== currentLocale) await page.evaluate(changeGlobals, { locale });
    currentLocale = locale;
  };
  return {
    show: (id) => {
      currentStory = id;
      return page.evaluate(showStory, { id, event: 'setCurrentStory' as const });
    },
    speak,
    overflows: async (locales) => {
      const overflows: Overflow[] = [];
      for (const locale of [...new Set([currentLocale, ...locales])]) {
        await speak(locale);
        const overflow = await page.evaluate(measure);
        if (overflow !== undefined) overflows.push({ locale, ...overflow });
      }
      return overflows;
    },
    read: () => page.evaluate(readText),
    turn: async (direction) => {
      await page.evaluate(changeGlobals, { direction });
      // Some rows scroll when they appear.
      await page.evaluate(showStory, { id: currentStory, event: 'forceRemount' as const });
    },
    startsOfParts: () => page.evaluate(measureParts),
    loadedPictures: () => page.evaluate(loadPictures),
    controls: (id) => page.evaluate(readControls, id),
    close: () => browser.close(),
  };
}

async function openPage(browser: Browser, width: number): Promise<Page> {
  // Scrolling enlarges pictures, unless motion is reduced.
  const page = await browser.newPage({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
  await page.addInitScript(skipAnimations);
  await page.goto(new URL('iframe.html', inject('storybookUrl')).href);
  await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__ !== undefined);
  await page.waitForLoadState('networkidle');
  await page.evaluate(showStoriesOnly);
  // The shop clips horizontal overflow; here it must be measurable.
  await page.addStyleTag({ content: 'html, body { overflow-x: visible !important }' });
  return page;
}

/** Runs in the page: skips the tenth of a second that Storybook waits for animations of each story. */
function skipAnimations(): void {
  Reflect.deleteProperty(Document.prototype, 'getAnimations');
}

/**
 * Runs in the page: disables the accessibility checks, which the stories' own tests run and which would take
 * most of the time, and the header and footer around screens, which have their own stories.
 */
function showStoriesOnly(): void {
  // Without a story in its URL Storybook does not read globals from there.
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', {
    globals: { a11y: { manual: true }, frame: 'without' },
  });
}

interface ShownStory {
  readonly id: string;
  readonly event: 'setCurrentStory' | 'forceRemount';
}

/** Runs in the page. */
function showStory({ id, event }: ShownStory): Promise<void> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve, reject) => {
    const onPhase = ({ storyId, newPhase = '' }: ChannelEvent) => {
      if (storyId !== id) return;
      if (newPhase === 'finished') leave(resolve);
      if (newPhase === 'errored') leave(() => reject(new Error(`${id} fails`)));
    };
    const onMissing = () => leave(() => reject(new Error(`${id} is missing`)));
    const leave = (end: () => void) => {
      channel.off('storyRenderPhaseChanged', onPhase);
      channel.off('storyMissing', onMissing);
      end();
    };
    channel.on('storyRenderPhaseChanged', onPhase);
    channel.on('storyMissing', onMissing);
    channel.emit(event, { storyId: id, viewMode: 'story' });
  });
}

/** Runs in the page: re-renders the current story. */
function changeGlobals(globals: Readonly<Record<string, string>>): Promise<void> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const onRendered = () => {
      channel.off('storyRendered', onRendered);
      resolve();
    };
    channel.on('storyRendered', onRendered);
    channel.emit('updateGlobals', { globals });
  });
}

/** Runs in the page: returns undefined without overflow. */
function measure(): Omit<Overflow, 'locale'> | undefined {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return;
  const culprits = [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .slice(0, 4)
    .map((element) => `${element.localName}.${element.getAttribute('class') ?? ''}`);
  return { by: scrollWidth - clientWidth, culprits };
}

/** Runs in the page. */
function readText(): ShownText {
  const ranges = [...(CSS.highlights.get('untranslated') ?? [])];
  return {
    all: document.querySelector('#storybook-root')?.textContent ?? '',
    untranslated: ranges.map((range) => String(range)),
  };
}

/** Runs in the page. */
async function loadPictures(): Promise<readonly string[]> {
  const loaded: string[] = [];
  for (const picture of document.images) {
    picture.loading = 'eager';
    await picture.decode().then(
      () => loaded.push(picture.currentSrc),
      () => undefined,
    );
  }
  return loaded;
}

/**
 * Runs in the page: the headings, and everything that can be pressed or looked at. A link within a sentence is left out:
 * its place follows the punctuation of the English text. So is a close-up: it shows the same part of a picture in both directions.
 */
async function measureParts(): Promise<readonly PartStart[]> {
  const isEnlarged = (picture: HTMLImageElement) =>
    picture.getBoundingClientRect().width > picture.offsetWidth + 1;
  await document.fonts.ready;
  // Effects, such as scrolling a row to its current entry, run after the story has rendered.
  await new Promise((resolve) => requestIdleCallback(resolve));
  // A drawer slides in.
  for (const animation of document.body.getAnimations({ subtree: true })) {
    if (animation instanceof CSSTransition) animation.finish();
  }
  const { clientWidth, dir } = document.documentElement;
  const parts = document.querySelectorAll('body :is(h1, h2, h3, a, button, input, select, textarea, img)');
  return [...parts]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .filter((part) => getComputedStyle(part).display !== 'inline')
    .filter((part) => !(part instanceof HTMLImageElement && isEnlarged(part)))
    .map((part) => {
      const { left, right } = part.getBoundingClientRect();
      // A picture is not mirrored: a spot on it keeps its place, measured from the picture's left edge.
      const picture = part.matches('[popovertarget]') ? part.closest('[data-ratio]') : null;
      const fromLeft = left - (picture?.getBoundingClientRect().left ?? 0);
      const start = picture !== null || dir !== 'rtl' ? fromLeft : clientWidth - right;
      const words = part.getAttribute('aria-label') ?? part.textContent ?? '';
      return { part: `${part.localName} ${words.slice(0, 40)}`.trim(), start: Math.round(start) };
    });
}
