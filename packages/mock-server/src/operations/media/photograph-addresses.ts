// Addresses of the photographs in `packages/mock-server/pictures`: those that the server serves, and those of the files.
import type { Photographs, PhotographView } from '../../seed/photographs.ts';
import { fileInWidth, fileOfGoods, fileOfScene, photographViews } from '../../seed/photographs.ts';
import type { OutlineIndex } from './outline-addresses.ts';
import { outlinesOf } from './outline-addresses.ts';

/** An entry of the index that `npm run studio` writes, by `<model>/<view>` or `scenes/<name>`. */
export interface LedgerEntry {
  readonly hash: string;
  /** Pixels, narrowest first. */
  readonly widths: readonly number[];
  /** Dominant color of an opaque picture, six hex digits. */
  readonly color?: string;
}

export type Ledger = Readonly<Record<string, LedgerEntry>>;

/** The indexes of `@signal-shop/mock-pictures`. */
export interface PictureIndexes {
  /** `ledger.json` */
  readonly ledger: Ledger;
  /** `outlines/index.json` */
  readonly outlines: OutlineIndex;
}

export interface PhotographFilesOptions extends PictureIndexes {
  /** Where a page finds the files of `@signal-shop/mock-pictures`: a path between slashes. */
  readonly folder: string;
}

/**
 * The photographs of a shop in process whose page serves `@signal-shop/mock-pictures` as static files. Each has one
 * width, the widest, because a static file cannot choose one.
 * @example createShop({ photographs: photographFiles({ folder: '/pictures/', ledger, outlines }) })
 */
export function photographFiles({ folder, ...indexes }: PhotographFilesOptions): Photographs {
  return photographsAt(folder, indexes, (file, picture) => {
    return `${fileInWidth(file, picture.widths.at(-1) ?? 0)}?${queryOf(picture)}`;
  });
}

/** The photographs of a server that chooses the file by the query parameter `width`. */
export function servedPhotographs(pathStart: string, indexes: PictureIndexes): Photographs {
  return photographsAt(pathStart, indexes, (file, picture) => {
    return `${file}.avif?${queryOf(picture)}&widths=${picture.widths.join(',')}`;
  });
}

/** @param addressOf the address of a file below `pathStart`. It changes with the content of the file. */
function photographsAt(
  pathStart: string,
  indexes: PictureIndexes,
  addressOf: (file: string, picture: LedgerEntry) => string,
): Photographs {
  /** @returns '' for a picture that has not been taken */
  function find(key: string, file: string): string {
    const picture = indexes.ledger[key];
    return picture === undefined ? '' : pathStart + addressOf(file, picture);
  }

  return {
    ofGoods(model, color) {
      const addresses: Partial<Record<PhotographView, string>> = {};
      for (const view of photographViews) {
        const address = find(`${model}/${view}`, fileOfGoods(model, view, color));
        if (address !== '') addresses[view] = address;
      }
      return addresses;
    },
    ofTurn: (model, color) => find(`${model}/turn`, fileOfGoods(model, 'turn', color)),
    outlinesOf: (model) => outlinesOf(model, pathStart, indexes.outlines),
    ofScene: (name) => find(`scenes/${name}`, fileOfScene(name)),
  };
}

function queryOf({ hash, color }: LedgerEntry): string {
  return `v=${hash.slice(0, 8)}${color === undefined ? '' : `&color=${color}`}`;
}
