import Beasties from 'beasties';
import { load } from 'cheerio';
import { Features, transform } from 'lightningcss';

/** What decides about these is known in the browser only: the language, and the answer with its goods. */
const decidedLater = [/:lang\(/, /^\[data-goods-colour/];

/** Those rules of a style sheet that can apply to a piece of html. */
export async function criticalStyles(css: string, html: string): Promise<string> {
  // Beasties reads no rules inside of rules.
  const { code } = transform({
    filename: 'first-view.css',
    code: Buffer.from(css),
    include: Features.Nesting,
    minify: true,
  });
  const beasties = new Beasties({ allowRules: decidedLater, fonts: false, logLevel: 'warn' });
  const page = await beasties.process(`<style>${code}</style><div id="shop">${html}</div>`);
  return load(page)('style').text();
}
