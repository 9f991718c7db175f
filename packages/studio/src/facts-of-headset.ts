import { headsetDetail } from '@signal-shop/mock-server/macro-detail';
import type { HeadsetModel } from '@signal-shop/mock-server/model-types';
import type { HeadsetFacts } from './products/headset/headset-facts.ts';

const cups: Readonly<Record<HeadsetModel['type'], HeadsetFacts['cup']>> = {
  wireless: 'octagon',
  dualWireless: 'octagon',
  bluetooth: 'oval',
  noiseCancelling: 'oval',
  usbSurround: 'octagon',
  wired: 'round',
  studio: 'round',
  openBack: 'round',
  console: 'octagon',
  esports: 'octagon',
  kids: 'oval',
};

const covers: Readonly<Record<HeadsetModel['type'], HeadsetFacts['cover']>> = {
  wireless: 'plate',
  dualWireless: 'plate',
  bluetooth: 'dome',
  noiseCancelling: 'dome',
  usbSurround: 'dish',
  wired: 'dish',
  studio: 'dish',
  openBack: 'grille',
  console: 'plate',
  esports: 'vents',
  kids: 'dome',
};

export function headsetFacts(model: HeadsetModel): HeadsetFacts {
  const { type, features, values, microphone, connection } = model;
  const has = (feature: HeadsetModel['features'][number]) => features.includes(feature);
  const isWired = connection === 'usb' || connection === 'analogue';
  const isFabric = has('fabricPads') || has('washablePads') || type === 'esports';
  return {
    kind: 'headset',
    cup: cups[type],
    radius: 2.75 + (values.drivers ?? 40) * 0.038 + (type === 'studio' || type === 'openBack' ? 0.15 : 0),
    cover: has('openCups') ? 'grille' : covers[type],
    cushion: isFabric ? 'fabric' : 'leather',
    pad: has('memoryFoam') ? 2.5 : 2.05,
    band: bandOf(model),
    microphone,
    ...(isWired ? { cable: values.cable ?? 2 } : {}),
    isBraided: has('braidedCable'),
    hasRemote: has('cableControl'),
    hasPinholes: has('cancelling'),
    signature: headsetDetail(model),
    plug: connection === 'usb' ? 'usb' : 'jack',
    hasWheel: has('volumeWheel'),
    folds: has('foldFlat'),
    size: type === 'kids' || has('smallFit') ? 0.88 : 1,
  };
}

function bandOf({ features, values }: HeadsetModel): HeadsetFacts['band'] {
  if (features.includes('steelBand')) return 'steel';
  if (features.includes('lightBand')) return 'strap';
  return values.grams < 215 ? 'slim' : 'molded';
}
