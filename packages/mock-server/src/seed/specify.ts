import type { Locale } from '@signal-shop/sdk/contract';
import { fill, formatNumber, localize } from './localize.ts';
import type { AnyModel, HeadsetModel, MouseModel } from './models/types.ts';
import type { Localized, SeedFile, SeedSpecification } from './types.ts';
import type { SheetWords, SpecificationName } from './words/types.ts';
import { words } from './words/words.ts';

function row(
  name: SpecificationName,
  write: (sheet: SheetWords, locale: Locale) => string,
): SeedSpecification {
  return {
    topic: name,
    name: localize((locale) => words[locale].sheet.specifications[name]),
    value: localize((locale) => write(words[locale].sheet, locale)),
  };
}

/** A row for a number with its unit; none when the model lacks the number. */
function measured(
  name: SpecificationName,
  value: number | undefined,
  unit: string,
): readonly SeedSpecification[] {
  if (value === undefined) return [];
  return [row(name, (_sheet, locale) => `${formatNumber(value, locale)}${unit}`)];
}

function batteryRows(model: AnyModel): readonly SeedSpecification[] {
  const { hours, months } = model.values;
  if (hours !== undefined)
    return [row('battery', (sheet, locale) => fill(sheet.values.hours, { hours }, locale))];
  if (months !== undefined)
    return [row('battery', (sheet, locale) => fill(sheet.values.months, { months }, locale))];
  return [];
}

function switchRows(clicks: number | undefined): readonly SeedSpecification[] {
  if (clicks === undefined) return [];
  return [
    row('switches', (sheet, locale) => fill(sheet.values.clicks, { clicks, myriads: clicks * 100 }, locale)),
  ];
}

function headsetRows(model: HeadsetModel): readonly SeedSpecification[] {
  const { values } = model;
  return [
    ...measured('drivers', values.drivers, ' mm'),
    ...measured('latency', values.latency, ' ms'),
    ...measured('impedance', values.ohms, ' Ω'),
    row('microphone', (sheet) => sheet.microphones[model.microphone]),
    row('worksWith', (sheet) => sheet.worksWith[model.worksWith]),
  ];
}

function mouseRows(model: MouseModel): readonly SeedSpecification[] {
  const { values } = model;
  return [
    ...measured('sensor', values.dpi, ' dpi'),
    ...measured('polling', values.polling, ' Hz'),
    ...measured('buttons', values.buttons, ''),
    ...switchRows(values.clicks),
    row('hand', (sheet) => sheet.hands[model.hand]),
  ];
}

export function specifications(model: AnyModel): readonly SeedSpecification[] {
  return [
    row('connection', (sheet) => sheet.connections[model.connection]),
    ...(model.kind === 'headset' ? headsetRows(model) : mouseRows(model)),
    ...batteryRows(model),
    ...measured('weight', model.values.grams, ' g'),
    ...measured('cable', model.values.cable, ' m'),
    row('warranty', (sheet) => sheet.values.warranty),
  ];
}

function fileName(model: AnyModel, kind: SeedFile['kind']): Localized {
  return localize((locale) => fill(words[locale].sheet.files[kind], { model: model.model }, locale));
}

function hasSettings(model: AnyModel): boolean {
  if (model.kind === 'headset') return model.connection === 'usb' || model.features.includes('equaliser');
  return (
    model.features.includes('profiles') ||
    model.features.includes('macros') ||
    model.features.includes('polling')
  );
}

/** Every model has a manual; configurable ones also have a driver. */
export function files(model: AnyModel): readonly SeedFile[] {
  const file = (position: number, kind: SeedFile['kind']): SeedFile => ({
    id: model.id * 10 + position,
    name: fileName(model, kind),
    kind,
  });
  return hasSettings(model) ? [file(1, 'manual'), file(2, 'driver')] : [file(1, 'manual')];
}
