import { locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { useCallback, useState } from 'react';
import preview from '../../../../../.storybook/preview.tsx';
import { everyPage } from '../../stories/shop-pages.ts';
import { Named, Specimen } from '../stories/specimen.tsx';

const scale = [
  'hero',
  'h1',
  'h2',
  'h3',
  'h4',
  'lead',
  'small',
  'label',
  'micro',
  'price',
  'price-large',
] as const;

const sentences = {
  en: 'Hear the step before the shot. Forty hours on one charge.',
  de: 'Höre den Schritt vor dem Schuss. Vierzig Stunden Geräuschunterdrückung mit einer Ladung.',
  es: 'Oye el paso antes que el disparo. Cuarenta horas con una carga.',
  fr: 'Entendez le pas avant le tir. Quarante heures par charge.',
  it: 'Senti il passo prima dello sparo. Quaranta ore con una carica.',
  ja: '銃声の前に足音を聞く。一回の充電で四十時間使えます。',
  zh: '先听到脚步，再听到枪声。一次充电可用四十小时。',
} satisfies Record<Locale, string>;

function Scaled() {
  return (
    <Specimen layout="stack">
      {scale.map((name) => (
        <Step key={name} name={name} />
      ))}
    </Specimen>
  );
}

/** A step of the scale with its size, line height and weight in this window. */
function Step({ name }: { readonly name: (typeof scale)[number] }) {
  const [form, setForm] = useState('');
  const measure = useCallback((element: HTMLElement | null) => {
    if (element !== null) setForm(formOf(getComputedStyle(element)));
  }, []);
  return (
    <Named name={`data-text="${name}" · ${form}`}>
      <p ref={measure} data-text={name}>
        Hear the step 59.90
      </p>
    </Named>
  );
}

function formOf({ fontSize, lineHeight, fontWeight }: CSSStyleDeclaration): string {
  const pixels = (length: string) => Math.round(Number.parseFloat(length) * 10) / 10;
  return `${pixels(fontSize)} px, line ${pixels(lineHeight)} px, weight ${fontWeight}`;
}

const meta = preview.meta({ component: Scaled, parameters: { layout: 'padded', shop: everyPage } });

export default meta;

/** One attribute, `data-text`, sets size, line height, weight, letter spacing and font smoothing. */
export const Scale = meta.story({});

/** The same sentence in seven languages: German hyphenates, Chinese and Japanese wrap by phrase. */
export const Locales = meta.story({
  tags: ['matrix'],
  render: () => (
    <Specimen layout="cards">
      {locales.map((locale) => (
        <div key={locale} lang={locale}>
          <h2 data-text="h3">{sentences[locale].slice(0, 28)}</h2>
          <p>{sentences[locale]}</p>
        </div>
      ))}
    </Specimen>
  ),
});

/** Tabular figures: columns align and countdowns do not jitter. */
export const Numbers = meta.story({
  render: () => (
    <Specimen>
      {['$1,111.11', '$8,888.88', '00:41:11', '08:48:08'].map((number) => (
        <span key={number} data-text="price">
          {number}
        </span>
      ))}
    </Specimen>
  ),
});
