import type { Tokens } from 'marked';
import { Marked, Renderer } from 'marked';
import { escapeHtml } from './escape-html.ts';
import type { GuidePage } from './guide-pages.ts';
import { highlight } from './highlight.ts';
import { createSlugs } from './slugs.ts';
import { targetOf } from './targets.ts';

export interface Heading {
  readonly id: string;
  readonly depth: number;
  /** Without markup. */
  readonly title: string;
}

export interface RenderedPage {
  readonly title: string;
  readonly html: string;
  readonly headings: readonly Heading[];
  /** File names in docs/pictures. */
  readonly pictures: readonly string[];
}

/** Renders a markdown file as the body of a page. Throws for a program in an unsupported language. */
export function renderMarkdown(text: string, page: GuidePage): RenderedPage {
  const renderer = new PageRenderer(page.source);
  const html = new Marked().parse(text, { gfm: true, renderer, async: false });
  const title = renderer.headings.find(({ depth }) => depth === 1)?.title ?? page.label;
  return { title, html, headings: renderer.headings, pictures: renderer.pictures };
}

class PageRenderer extends Renderer {
  readonly headings: Heading[] = [];
  readonly pictures: string[] = [];
  readonly #source: string;
  readonly #slug = createSlugs();

  constructor(source: string) {
    super();
    this.#source = source;
  }

  override heading({ tokens, depth, text }: Tokens.Heading): string {
    const id = this.#slug(text);
    this.headings.push({ id, depth, title: plain(text) });
    const words = this.parser.parseInline(tokens);
    if (depth === 1) return `<h1 id="${id}">${words}</h1>\n`;
    return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${words}</a></h${depth}>\n`;
  }

  override code({ text, lang = '' }: Tokens.Code): string {
    return `<pre data-language="${escapeHtml(lang)}" tabindex="0"><code>${highlight(text, lang)}</code></pre>\n`;
  }

  override table(token: Tokens.Table): string {
    const names = token.header.map(({ text }) => plain(text)).filter((name) => name !== '');
    return `<div class="table" tabindex="0" role="group" aria-label="${escapeHtml(names.join(', '))}">${super.table(token)}</div>\n`;
  }

  override link(token: Tokens.Link): string {
    // Emails in the documents belong to customers of the mock shop, so they are not links.
    if (token.href.startsWith('mailto:')) return escapeHtml(token.text);
    const target = targetOf(token.href, this.#source);
    if (target.kind === 'file') {
      const words = this.parser.parseInline(token.tokens);
      return `<span class="file" title="In the repository: ${escapeHtml(target.path)}">${words}</span>`;
    }
    return super.link({ ...token, href: target.href });
  }

  /** A diagram keeps its size on a phone and scrolls, so that its text is readable. */
  override paragraph(token: Tokens.Paragraph): string {
    const [only, ...others] = token.tokens;
    const isDrawing = only?.type === 'image' && others.length === 0 && only.href.endsWith('.svg');
    if (!isDrawing) return super.paragraph(token);
    return `<div class="drawing" tabindex="0" role="group" aria-label="Drawing">${this.parser.parseInline(token.tokens)}</div>\n`;
  }

  override image(token: Tokens.Image): string {
    const target = targetOf(token.href, this.#source);
    if (target.kind !== 'picture')
      throw new Error(`${this.#source} shows ${token.href}, which is not a picture.`);
    this.pictures.push(target.href.replace('pictures/', ''));
    return super.image({ ...token, href: target.href });
  }

  /** Allows only line breaks in cells, and drops comments, which are for editors of the file. */
  override html({ text }: Tokens.HTML | Tokens.Tag): string {
    if (text === '<br>') return text;
    return text.startsWith('<!--') ? '' : escapeHtml(text);
  }
}

/** Returns the text of a heading or a cell without code, link and emphasis markup. */
export function plain(markdown: string): string {
  return markdown.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*]/g, '');
}
