// Checks every story in both themes but mounts it once: a theme changes colors only (tests/rules), so the color rules
// run a second time on the same mount.
import type { ReactRenderer } from '@storybook/react-vite';
import type { Result } from 'axe-core';
import type { StoryContext } from 'storybook/internal/types';

/** The axe rules about color. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Whether stories run as tests; designers run axe on demand in the Storybook UI. */
export const isTested = '__vitest_browser__' in globalThis;

/** Fails a story with insufficient contrast in the dark theme. */
export const darkContrast = { afterEach: judgeInDark };

async function judgeInDark({ globals, parameters }: StoryContext<ReactRenderer>): Promise<void> {
  if (!isTested || parameters.a11y?.test !== 'error' || globals.theme === 'dark') return;
  const { default: axe } = await import('axe-core');
  const { dataset } = document.documentElement;
  const theme = dataset.theme;
  dataset.theme = 'dark';
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: colourRules,
      resultTypes: ['violations'],
    });
    if (violations.length > 0) throw new Error(`In dark:\n${violations.map(describeViolation).join('\n')}`);
  } finally {
    if (theme === undefined) delete dataset.theme;
    else dataset.theme = theme;
  }
}

function describeViolation({ id, help, nodes }: Result): string {
  const elements = nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}: ${failureSummary}`);
  return [`${help} (${id})`, ...elements].join('\n');
}
