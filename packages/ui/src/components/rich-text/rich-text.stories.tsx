import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { TextBlock } from './rich-text.tsx';
import { RichText } from './rich-text.tsx';

const blocks: TextBlock[] = [
  { type: 'heading', text: 'Made for the long match' },
  {
    type: 'paragraph',
    text: 'The K9 keeps its promise in the third hour as in the first. Its pads are changed without tools.',
  },
  {
    type: 'list',
    items: ['USB-C and a charge for forty hours', 'A microphone that drops the room', 'One year of warranty'],
  },
  { type: 'heading', text: 'In the box' },
  { type: 'paragraph', text: 'Headset, cable of 1.8 m, adapter, a short manual.' },
];

const meta = preview.meta({
  component: RichText,
  parameters: { layout: 'padded', shop: { path: '/policy/returns' } },
  args: { blocks },
});

export default meta;

export const Prose = meta.story({});
export const Policy = meta.story({ args: { blocks: [...blocks, ...blocks, ...blocks] } });
export const Cjk = meta.story({
  globals: { locale: 'ja' },
  args: {
    blocks: [
      { type: 'heading', text: '返品について' },
      {
        type: 'paragraph',
        text: '商品到着後四十五日以内であれば、理由を問わず返品を承ります。送料は当店が負担いたします。',
      },
    ],
  },
});
export const LongWords = meta.story({
  globals: { locale: 'de' },
  args: {
    blocks: [
      { type: 'heading', text: 'Rücksendungsverfolgungsnummer' },
      {
        type: 'paragraph',
        text: 'Umsatzsteueridentifikationsnummernvergabestelle und Geräuschunterdrückungsmikrofonhalterung.',
      },
    ],
  },
});
export const MarkupIsText = meta.story({
  args: { blocks: [{ type: 'paragraph', text: '<img src=x onerror="alert(1)"> is shown as it is.' }] },
});

MarkupIsText.test('[SUP-03] escapes markup', async ({ canvas }) => {
  await expect(canvas.getByText(/<img src=x/)).toBeVisible();
  await expect(canvas.queryByRole('img')).toBeNull();
});
