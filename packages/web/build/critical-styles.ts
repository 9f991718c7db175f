import Beasties from 'beasties';
import { load } from 'cheerio';
import { Features, transform } from 'lightningcss';

/** What decides about these is known in the browser only: the language, and the answer with its goods. */
const decidedLater = [/:lang\(/, /^\[data-goods-colour/];

/** Those rules of a style sheet that can apply to a piece of html, and all of its fonts. */
export async function criticalStyles(css: string, html: string): Promise<string> {
  const sheet = { filename: 'first-view.css', code: Buffer.from(css), minify: true };
  // Beasties drops fonts whose family is behind a variable, and reads no rules inside of rules.
  const fonts = transform({
    ...sheet,
    visitor: { Rule: ({ type }) => (type === 'font-face' ? undefined : []) },
  });
  const rules = transform({ ...sheet, include: Features.Nesting });
  const beasties = new Beasties({ allowRules: decidedLater, fonts: false, logLevel: 'warn' });
  const page = await beasties.process(`<style>${rules.code}</style><div id="shop">${html}</div>`);
  return fonts.code.toString() + load(page)('style').text();
}
