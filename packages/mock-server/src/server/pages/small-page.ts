import { escapeHtml } from '@signal-shop/guide/escape-html';
import type { Locale } from '@signal-shop/sdk/contract';

interface SmallPage {
  readonly locale: Locale;
  /** Plain text, like `sentence`. */
  readonly title: string;
  readonly sentence: string;
  /** CSS of the choices. */
  readonly style: string;
  /** HTML below the sentence. */
  readonly choices: readonly string[];
}

/** The document of a page that simulates another site: a title, a sentence and choices. */
export function smallPage({ locale, title, sentence, style, choices }: SmallPage): string {
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
body { max-width: 28rem; margin: 4rem auto; padding: 0 1rem }
${style}
</style>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(sentence)}</p>
${choices.join('\n')}
</main>
</html>
`;
}
