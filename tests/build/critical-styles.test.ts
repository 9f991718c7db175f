import { expect, test } from 'vitest';
import { criticalStyles } from '../../packages/web/build/critical-styles.ts';

const html =
  '<template id="sketch"><main class="page"><p class="text" data-goods-colour="red">a</p></main></template>';

test.each([
  ['a rule whose element is there', '.page{color:red}'],
  ['what stands before or after an element', '.page:before{color:red}'],
  ['an element within another', '.page{& .text{color:red}}'],
  ['a rule for some widths', '@media (width>=769px){.text{color:red}}'],
  ['a language, which only the browser knows', ':lang(ja){color:red}'],
  ['a colour of goods, which the answer of the shop decides', '[data-goods-colour=blue]{color:red}'],
  ['a variable that something reads', '.page{--one:1px;--two:var(--one);inset:var(--two)}'],
  ['the order of the layers', '@layer reset,tokens;'],
])('[BEY-11] the first view has the styles of %s', (_, css) => {
  expect(criticalStyles(css, html)).toBe(css);
});

test.each([
  ['an element that is not there', '.dialog{color:red}'],
  ['an element that stands elsewhere', '.text{& .page{color:red}}'],
  ['what somebody touches', '.text:hover{color:red}'],
  ['paper', '@media print{.text{color:red}}'],
  ['a variable that nothing reads', '.page{--one:1px;--two:var(--one)}'],
])('[BEY-11] the first view does without the styles of %s', (_, css) => {
  expect(criticalStyles(css, html)).toBe('');
});

test('[BEY-11] of several selectors those stay that find something', () => {
  expect(criticalStyles('.dialog,.text:focus,.text{color:red}', html)).toBe('.text{color:red}');
});
