import { bluetoothHeadsets } from './bluetooth-headsets.ts';
import { comfortMice } from './comfort-mice.ts';
import { consoleHeadsets } from './console-headsets.ts';
import { esportsHeadsets } from './esports-headsets.ts';
import { everydayMice } from './everyday-mice.ts';
import { kidsHeadsets } from './kids-headsets.ts';
import { lightweightMice } from './lightweight-mice.ts';
import { lowLatencyHeadsets } from './low-latency-headsets.ts';
import { plugHeadsets } from './plug-headsets.ts';
import { studioHeadsets } from './studio-headsets.ts';
import type { AnyModel } from './types.ts';
import { wiredMice } from './wired-mice.ts';

export const models: readonly AnyModel[] = [
  ...lowLatencyHeadsets,
  ...bluetoothHeadsets,
  ...plugHeadsets,
  ...studioHeadsets,
  ...consoleHeadsets,
  ...esportsHeadsets,
  ...kidsHeadsets,
  ...lightweightMice,
  ...everydayMice,
  ...wiredMice,
  ...comfortMice,
];
