import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import { inject } from 'vitest';
import { chromiumArguments, findChromium } from '../../../scripts/find-chromium.ts';

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
}

interface Channel {
  on(event: string, hear: (said: Said) => void): void;
  off(event: string, hear: (said: Said) => void): void;
  emit(event: string, said: object): void;
}

interface Said {
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
  readonly close: () => Promise<void>;
}

export async function openStoryPage(width: number): Promise<StoryPage> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumArguments,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const page = await openPage(browser, width);
  let spoken = 'en';
  const speak = async (locale: string) => {
    if (locale !== spoken) await page.evaluate(changeLanguage, locale);
    spoken = locale;
  };
  return {
    show: (id) => page.evaluate(showStory, id),
    speak,
    overflows: async (locales) => {
      const overflows: Overflow[] = [];
      for (const locale of [...new Set([spoken, ...locales])]) {
        await speak(locale);
        const overflow = await page.evaluate(measure);
        if (overflow !== undefined) overflows.push({ locale, ...overflow });
      }
      return overflows;
    },
    read: () => page.evaluate(readText),
    close: () => browser.close(),
  };
}

async function openPage(browser: Browser, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 844 } });
  await page.addInitScript(skipAnimations);
  await page.goto(new URL('/iframe.html', inject('storybookUrl')).href);
  await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__ !== undefined);
  await page.waitForLoadState('networkidle');
  await page.evaluate(leaveAccessibilityAlone);
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
 * most of the time.
 */
function leaveAccessibilityAlone(): void {
  // Without a story in its URL Storybook does not read globals from there.
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } });
}

/** Runs in the page. */
function showStory(id: string): Promise<void> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve, reject) => {
    const hearPhase = ({ storyId, newPhase = '' }: Said) => {
      if (storyId !== id) return;
      if (newPhase === 'finished') leave(resolve);
      if (newPhase === 'errored') leave(() => reject(new Error(`${id} fails`)));
    };
    const hearMissing = () => leave(() => reject(new Error(`${id} is missing`)));
    const leave = (end: () => void) => {
      channel.off('storyRenderPhaseChanged', hearPhase);
      channel.off('storyMissing', hearMissing);
      end();
    };
    channel.on('storyRenderPhaseChanged', hearPhase);
    channel.on('storyMissing', hearMissing);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/** Runs in the page: re-renders the current story. */
function changeLanguage(locale: string): Promise<void> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const hear = () => {
      channel.off('storyRendered', hear);
      resolve();
    };
    channel.on('storyRendered', hear);
    channel.emit('updateGlobals', { globals: { locale } });
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
