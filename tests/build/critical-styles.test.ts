import { expect, test } from 'vitest';
import { criticalStyles } from '../../packages/web/build/critical-styles.ts';

const html = '<main class="page"><p class="text" data-goods-colour="red">a</p></main>';

test.each([
  ['a rule whose element is there', '.page{color:red}'],
  ['what stands before or after an element', '.page:before{color:red}'],
  ['an element within another', '.page .text{color:red}'],
  ['a rule for some widths', '@media (width>=769px){.text{color:red}}'],
  ['a language, which only the browser knows', ':lang(ja){color:red}'],
  ['a colour of goods, which the answer of the shop decides', '[data-goods-colour=blue]{color:red}'],
  ['variables', ':root{--one:1px;--two:var(--one)}'],
  ['both schemes', '.page{color:light-dark(red,#00f)}'],
  ['a motion', '@keyframes slide{to{translate:100%}}.page{animation:1s slide}'],
  [
    'fonts, which variables name',
    '@font-face{font-family:A;src:url(a.woff2)}.page{--font:A;font-family:var(--font)}',
  ],
  ['the layers in their order', '@layer reset{.text{color:red}}@layer base{.page{color:red}}'],
])('[BEY-11] the first view contains the styles of %s', async (_, css) => {
  expect(await criticalStyles(css, html)).toBe(css);
});

test.each([
  ['an element that is not there', '.dialog{color:red}'],
  ['an element that stands elsewhere', '.text{& .page{color:red}}'],
  ['a motion that nobody makes', '@keyframes slide{to{translate:100%}}'],
])('[BEY-11] the first view omits the styles of %s', async (_, css) => {
  expect(await criticalStyles(css, html)).toBe('');
});

test('[BEY-11] of several selectors only the matching ones remain', async () => {
  expect(await criticalStyles('.dialog,.menu,.text{color:red}', html)).toBe('.text{color:red}');
});

test('[BEY-11] nested rules are read, too', async () => {
  expect(await criticalStyles('.page{color:red;& .text,& .dialog{color:#00f}}', html)).toBe(
    '.page{color:red}.page .text{color:#00f}',
  );
});
