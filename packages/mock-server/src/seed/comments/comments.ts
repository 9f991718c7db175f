import type { Locale } from '@signal-shop/sdk/contract';
import type { AnyModel } from '../models/types.ts';
import type { SeedComment } from '../types.ts';
import { remarks as de } from './de.ts';
import { remarks as en } from './en.ts';
import { remarks as es } from './es.ts';
import { remarks as fr } from './fr.ts';
import { remarks as it } from './it.ts';
import { remarks as ja } from './ja.ts';
import { snapshotsOf } from './snapshots.ts';
import type { Fit, Remark, RemarkPool } from './types.ts';
import { remarks as zh } from './zh.ts';

const pools = { en, zh, de, ja, it, es, fr } satisfies Record<Locale, RemarkPool>;

/** The languages of a model's comments in rotation; half of them are English. */
const turns: readonly Locale[] = ['en', 'de', 'en', 'fr', 'en', 'ja', 'en', 'es', 'en', 'zh', 'en', 'it'];

function fits(fit: Fit, model: AnyModel): boolean {
  switch (fit) {
    case 'any':
      return model.type !== 'kids';
    case 'settled':
      return model.type !== 'kids' && model.releasedDaysAgo > 150;
    case 'charged':
      return model.values.hours !== undefined;
    case 'wired':
      return model.values.cable !== undefined;
    case 'microphone':
      return model.kind === 'headset' && model.type !== 'kids';
    case 'kids':
      return model.type === 'kids';
    case 'comfort':
      return model.type === 'ergonomic' || model.type === 'vertical';
    case 'left':
      return model.type === 'leftHanded';
    case 'quiet':
      return model.type === 'noiseCancelling' || model.type === 'silent';
  }
}

function isGeneral({ fit }: Remark): boolean {
  return fit === 'any' || fit === 'settled';
}

function turned<Item>(items: readonly Item[], by: number): readonly Item[] {
  const start = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

/** Best-sellers please most buyers, so their complaints come last. */
function complaintsLast(model: AnyModel, remarks: readonly Remark[]): readonly Remark[] {
  if (model.demand < 60) return remarks;
  return [...remarks.filter((remark) => remark.stars > 2), ...remarks.filter((remark) => remark.stars <= 2)];
}

/** The remarks in a language that fit a model. */
export function remarksFor(model: AnyModel, locale: Locale): readonly Remark[] {
  return pools[locale][model.kind].filter(({ fit }) => fits(fit, model));
}

/** Alternates general and specific remarks, with a different offset for each model. */
function candidates(model: AnyModel, locale: Locale): readonly Remark[] {
  const fitting = remarksFor(model, locale);
  const special = turned(
    fitting.filter((remark) => !isGeneral(remark)),
    model.id * 3,
  );
  const general = complaintsLast(model, turned(fitting.filter(isGeneral), model.id * 5));
  const allRemarks = general.flatMap((remark, index) => [remark, ...special.slice(index, index + 1)]);
  return [...allRemarks, ...special.slice(general.length)];
}

export function commentsOfModel(model: AnyModel): readonly SeedComment[] {
  const usesByLocale = new Map<Locale, number>();
  const comments: SeedComment[] = [];
  const snapshots = [...snapshotsOf(model.model)];
  for (let step = 0; comments.length < model.comments && step < turns.length * 2; step += 1) {
    const locale = turns[(step + model.id) % turns.length] ?? 'en';
    const index = usesByLocale.get(locale) ?? 0;
    usesByLocale.set(locale, index + 1);
    const remark = candidates(model, locale)[index];
    const { authors } = pools[locale];
    const author = authors[(model.id * 7 + index) % authors.length];
    if (remark === undefined || author === undefined) continue;
    comments.push({
      id: model.id * 100 + comments.length + 1,
      model: model.model,
      locale,
      author,
      stars: remark.stars,
      content: remark.content,
      daysAgo: Math.max(
        1,
        Math.round((model.releasedDaysAgo * (comments.length + 1)) / (model.comments + 2)),
      ),
      praiseCount: (model.id * 3 + comments.length * 11) % 24,
      isVerified: (model.id + comments.length) % 6 !== 5,
      scenes: remark.stars < 4 ? [] : (snapshots.shift() ?? []),
    });
  }
  return comments;
}
