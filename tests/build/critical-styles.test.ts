import { expect, test } from 'vitest';
import { criticalStyles } from '../../packages/web/build/critical-styles.ts';

const html = '<main class="page"><p class="text" data-goods-colour="red">a</p></main>';

test.each([
  ['a matching element', '.page{color:red}'],
  ['pseudo-elements', '.page:before{color:red}'],
  ['a descendant', '.page .text{color:red}'],
  ['a media query', '@media (width>=769px){.text{color:red}}'],
  ['a language, which only the browser knows', ':lang(ja){color:red}'],
  ['a color of goods, which the response decides', '[data-goods-colour=blue]{color:red}'],
  ['variables', ':root{--one:1px;--two:var(--one)}'],
  ['both color schemes', '.page{color:light-dark(red,#00f)}'],
  ['an animation', '@keyframes slide{to{translate:100%}}.page{animation:1s slide}'],
  [
    'fonts, which variables name',
    '@font-face{font-family:A;src:url(a.woff2)}.page{--font:A;font-family:var(--font)}',
  ],
  ['layers in order', '@layer reset{.text{color:red}}@layer base{.page{color:red}}'],
])('[BEY-11] the first view contains the styles of %s', async (_, css) => {
  expect(await criticalStyles(css, html)).toBe(css);
});

test.each([
  ['an element that does not exist', '.dialog{color:red}'],
  ['an element in another position', '.text{& .page{color:red}}'],
  ['an unused animation', '@keyframes slide{to{translate:100%}}'],
])('[BEY-11] the first view omits the styles of %s', async (_, css) => {
  expect(await criticalStyles(css, html)).toBe('');
});

test('[BEY-11] keeps only the matching selectors of a rule', async () => {
  expect(await criticalStyles('.dialog,.menu,.text{color:red}', html)).toBe('.text{color:red}');
});

test('[BEY-11] nested rules are read, too', async () => {
  expect(await criticalStyles('.page{color:red;& .text,& .dialog{color:#00f}}', html)).toBe(
    '.page{color:red}.page .text{color:#00f}',
  );
});
