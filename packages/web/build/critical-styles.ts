import Beasties from 'beasties';
import { load } from 'cheerio';
import { Features, transform } from 'lightningcss';

/** Rules whose match depends on run time: the language, or the goods in the response. */
const decidedLater = [/:lang\(/, /^\[data-goods-colour/];

/** Returns the rules of a style sheet that can match the HTML, and all its fonts. */
export async function criticalStyles(css: string, html: string): Promise<string> {
  const sheet = { filename: 'first-view.css', code: Buffer.from(css), minify: true };
  // Beasties drops fonts whose family is behind a variable, and does not read nested rules.
  const fonts = transform({
    ...sheet,
    visitor: { Rule: ({ type }) => (type === 'font-face' ? undefined : []) },
  });
  const rules = transform({ ...sheet, include: Features.Nesting });
  const beasties = new Beasties({ allowRules: decidedLater, fonts: false, logLevel: 'warn' });
  const page = await beasties.process(`<style>${rules.code}</style><div id="shop">${html}</div>`);
  return fonts.code.toString() + load(page)('style').text();
}
