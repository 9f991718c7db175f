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
  /** How far the page can be scrolled sideways, in px. */
  readonly by: number;
  /** The first elements that reach over the edge. */
  readonly culprits: readonly string[];
}

export interface ShownText {
  readonly all: string;
  /** The texts that are underlined because they are not translated. */
  readonly untranslated: readonly string[];
}

/** One window in which story after story is shown without loading the page again. */
export interface StoryPage {
  /** Shows a story in the language that the page is in, and plays it; a story that fails rejects. */
  readonly show: (id: string) => Promise<void>;
  readonly speak: (locale: string) => Promise<void>;
  /** Measures the story as it is shown, then in the other languages; the last one stays: each change costs a rendering. */
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
        const found = await page.evaluate(measure);
        if (found !== undefined) overflows.push({ locale, ...found });
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
  // The shop cuts off what is too wide; here it has to show.
  await page.addStyleTag({ content: 'html, body { overflow-x: visible !important }' });
  return page;
}

/** Runs in the page: Storybook would give each story a tenth of a second for its animations. */
function skipAnimations(): void {
  Reflect.deleteProperty(Document.prototype, 'getAnimations');
}

/** Runs in the page: the tests of the stories judge it; here it would take most of the time. */
function leaveAccessibilityAlone(): void {
  // Without a story in its address Storybook does not read the globals there.
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

/** Runs in the page: the story that is shown is shown anew. */
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

/** Runs in the page: nothing is found where nothing is too wide. */
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
