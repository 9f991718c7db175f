import type { Locale } from '@signal-shop/sdk/contract';
import { headset as deHeadset } from './de/headset.ts';
import { mouse as deMouse } from './de/mouse.ts';
import { sheet as deSheet } from './de/sheet.ts';
import { headset as enHeadset } from './en/headset.ts';
import { mouse as enMouse } from './en/mouse.ts';
import { sheet as enSheet } from './en/sheet.ts';
import { headset as esHeadset } from './es/headset.ts';
import { mouse as esMouse } from './es/mouse.ts';
import { sheet as esSheet } from './es/sheet.ts';
import { headset as frHeadset } from './fr/headset.ts';
import { mouse as frMouse } from './fr/mouse.ts';
import { sheet as frSheet } from './fr/sheet.ts';
import { headset as itHeadset } from './it/headset.ts';
import { mouse as itMouse } from './it/mouse.ts';
import { sheet as itSheet } from './it/sheet.ts';
import { headset as jaHeadset } from './ja/headset.ts';
import { mouse as jaMouse } from './ja/mouse.ts';
import { sheet as jaSheet } from './ja/sheet.ts';
import type { Words } from './types.ts';
import { headset as zhHeadset } from './zh/headset.ts';
import { mouse as zhMouse } from './zh/mouse.ts';
import { sheet as zhSheet } from './zh/sheet.ts';

export const words = {
  en: { sheet: enSheet, headset: enHeadset, mouse: enMouse },
  zh: { sheet: zhSheet, headset: zhHeadset, mouse: zhMouse },
  de: { sheet: deSheet, headset: deHeadset, mouse: deMouse },
  ja: { sheet: jaSheet, headset: jaHeadset, mouse: jaMouse },
  it: { sheet: itSheet, headset: itHeadset, mouse: itMouse },
  es: { sheet: esSheet, headset: esHeadset, mouse: esMouse },
  fr: { sheet: frSheet, headset: frHeadset, mouse: frMouse },
} as const satisfies Record<Locale, Words>;
