import type { Locale } from '@signal-shop/sdk/contract';
import type { SeedGoods, SeedSpecification } from '../../seed/types.ts';
import type { World } from '../state/world.ts';
import { findGoods } from './goods.ts';

/** One value per goods, null where it does not apply. */
export interface ComparisonRow {
  readonly name: string;
  readonly values: readonly (string | null)[];
}

export interface Comparison {
  readonly goods: readonly SeedGoods[];
  readonly rows: readonly ComparisonRow[];
}

/** Compares the specifications of goods, in the order of the first. @throws Refused goodsNotFound */
export function compareGoods(world: World, goodsIds: readonly number[], locale: Locale): Comparison {
  const goods = goodsIds.map((id) => findGoods(world, id));
  const sheets = goods.map((one) => (world.state.display.detail === 'bare' ? [] : one.sheet.specifications));
  const names = new Map(sheets.flat().map((row) => [row.name.en, row.name[locale]]));
  return {
    goods,
    rows: [...names].map(([key, name]) => ({
      name,
      values: sheets.map((sheet) => valueIn(sheet, key, locale)),
    })),
  };
}

function valueIn(sheet: readonly SeedSpecification[], key: string, locale: Locale): string | null {
  return sheet.find((row) => row.name.en === key)?.value[locale] ?? null;
}
