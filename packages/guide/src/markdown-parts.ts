import { lexer, walkTokens } from 'marked';

/** The parts of a markdown file that its tests check, in the order of the file. */
export interface MarkdownParts {
  readonly programs: readonly { readonly language: string; readonly text: string }[];
  /** The targets of links and pictures, as written. */
  readonly targets: readonly string[];
  /** With their markup, as `createSlugs` expects them. */
  readonly headings: readonly string[];
}

export function markdownParts(markdown: string): MarkdownParts {
  const programs: { language: string; text: string }[] = [];
  const targets: string[] = [];
  const headings: string[] = [];
  walkTokens(lexer(markdown), (token) => {
    if (token.type === 'code') programs.push({ language: token.lang ?? '', text: `${token.text}\n` });
    if (token.type === 'link' || token.type === 'image') targets.push(token.href);
    if (token.type === 'heading') headings.push(token.text);
  });
  return { programs, targets, headings };
}
