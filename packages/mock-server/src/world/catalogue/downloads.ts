import { locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import type { SeedFile, SeedGoods } from '../../seed/types.ts';
import type { World } from '../state/world.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { manualBytes } from './manuals.ts';
import { hasAllWords, normalise, searchedWords } from './search-text.ts';

/** The path prefix of downloads, on the origin of the shop. */
export const filesPath = '/api/files/';

/** A file to serve: its text, or the name of a fixture in the folder `manuals` of this package. */
export type ServedFile = { readonly name: string; readonly contentType: string } & (
  | { readonly text: string }
  | { readonly text: null; readonly fixture: string }
);

export interface DownloadQuery {
  readonly keywords: string | null;
  readonly kind: SeedGoods['kind'] | null;
  readonly page: number;
  readonly pageSize: number;
}

/** Models with files, best-selling first, in their leading color. */
export function listDownloads(
  world: World,
  { keywords, kind, page, pageSize }: DownloadQuery,
  locale: Locale,
): { readonly goods: readonly SeedGoods[]; readonly total: number } {
  if (world.state.emptied.has('listDownloads')) return { goods: [], total: 0 };
  const words = keywords === null ? [] : searchedWords(keywords);
  const goods = world.shop.byPopularity.filter(
    (one) =>
      one.siblings[0] === one.goodsId &&
      (kind === null || one.kind === kind) &&
      !world.state.gone.has(one.goodsId) &&
      hasAllWords(normalise(`${one.name[locale]} ${one.name.en}`), words),
  );
  return { goods: goods.slice((page - 1) * pageSize, page * pageSize), total: goods.length };
}

export function filesOf(world: World, goods: SeedGoods): readonly SeedFile[] {
  return world.state.emptied.has('listDownloads') ? [] : goods.sheet.files;
}

/** The address of a file in one language: `/api/files/1011-manual-en.pdf`. */
export function fileAddress(goods: SeedGoods, { kind }: SeedFile, locale: Locale): string {
  return `${filesPath}${goods.siblings[0]}-${kind}-${locale}.${extensions[kind]}`;
}

/** Size of a file in one language, in bytes. */
export function fileBytes(goods: SeedGoods, { kind, name }: SeedFile, locale: Locale): number {
  if (kind === 'manual') return manualBytes[locale];
  return new TextEncoder().encode(driverOf(goods, name[locale], locale)).byteLength;
}

const address = /^\/api\/files\/(\d{1,10})-(manual|driver)-([a-z]{2})\.(pdf|txt)$/;

/** The file at a path of the shop; null when there is none. */
export function fileAt({ goods: all }: Pick<CatalogueIndex, 'goods'>, path: string): ServedFile | null {
  const [, id, kind, language, extension] = address.exec(path) ?? [];
  const locale = locales.find((one) => one === language);
  const goods = all.get(Number(id));
  const file = goods?.sheet.files.find((one) => one.kind === kind);
  if (goods === undefined || file === undefined || locale === undefined) return null;
  if (extension !== extensions[file.kind]) return null;
  return {
    name: `${goods.model.toLowerCase()}-${file.kind}-${locale}.${extension}`,
    contentType: contentTypes[file.kind],
    ...(file.kind === 'manual'
      ? { text: null, fixture: `manual-${locale}.pdf` }
      : { text: driverOf(goods, file.name[locale], locale) }),
  };
}

/** An attachment with `nosniff`, so that a browser never renders it as a page. */
export function fileHeaders({ name, contentType }: ServedFile): Record<string, string> {
  return {
    'content-type': contentType,
    'content-disposition': `attachment; filename="${name}"`,
    'x-content-type-options': 'nosniff',
  };
}

const extensions = { manual: 'pdf', driver: 'txt' } as const satisfies Record<SeedFile['kind'], string>;
const contentTypes = {
  manual: 'application/pdf',
  driver: 'text/plain; charset=utf-8',
} as const satisfies Record<SeedFile['kind'], string>;

/** The placeholder for a driver. */
function driverOf(goods: SeedGoods, name: string, locale: Locale): string {
  const settings = goods.sheet.specifications.map((line) => `${line.name[locale]}: ${line.value[locale]}`);
  return `${name}\n\n${settings.join('\n')}\n`;
}
