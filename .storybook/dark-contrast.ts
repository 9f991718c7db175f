// Every story is judged in both schemes, but shown once: a scheme changes colours and nothing else (tests/rules), so
// what a story looks like in dark needs no second mount, only the rules about colours once more.
import type { ReactRenderer } from '@storybook/react-vite';
import type { Result } from 'axe-core';
import type { StoryContext } from 'storybook/internal/types';

/** Those of axe that judge colours. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Whether stories run as tests; the Storybook of designers judges what they look at, and when they ask for it. */
export const isTested = '__vitest_browser__' in globalThis;

/** Fails a story in which colours do not stand apart in dark. */
export const darkContrast = { afterEach: judgeInDark };

async function judgeInDark({ globals, parameters }: StoryContext<ReactRenderer>): Promise<void> {
  if (!isTested || parameters.a11y?.test !== 'error' || globals.theme === 'dark') return;
  const { default: axe } = await import('axe-core');
  const { dataset } = document.documentElement;
  const shown = dataset.theme;
  dataset.theme = 'dark';
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: colourRules,
      resultTypes: ['violations'],
    });
    if (violations.length > 0) throw new Error(`In dark:\n${violations.map(told).join('\n')}`);
  } finally {
    if (shown === undefined) delete dataset.theme;
    else dataset.theme = shown;
  }
}

function told({ id, help, nodes }: Result): string {
  const places = nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}: ${failureSummary}`);
  return [`${help} (${id})`, ...places].join('\n');
}
