import type { AnyModel } from '../models/types.ts';
import type { Locale, SeedComment } from '../types.ts';
import { remarks as de } from './de.ts';
import { remarks as en } from './en.ts';
import { remarks as es } from './es.ts';
import { remarks as fr } from './fr.ts';
import { remarks as it } from './it.ts';
import { remarks as ja } from './ja.ts';
import type { Fit, Remark, RemarkPool } from './types.ts';
import { remarks as zh } from './zh.ts';

const pools = { en, zh, de, ja, it, es, fr } satisfies Record<Locale, RemarkPool>;

/** Half of a model's comments are English, the others take turns. */
const turns: readonly Locale[] = ['en', 'de', 'en', 'fr', 'en', 'ja', 'en', 'es', 'en', 'zh', 'en', 'it'];

function fits(fit: Fit, model: AnyModel): boolean {
  switch (fit) {
    case 'any':
      return model.type !== 'kids';
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

/** Remarks written for such a model come first, the general ones start at another place for each model. */
function candidates(model: AnyModel, locale: Locale): readonly Remark[] {
  const fitting = pools[locale][model.kind].filter((remark) => fits(remark.fit, model));
  const special = fitting.filter((remark) => remark.fit !== 'any');
  const general = fitting.filter((remark) => remark.fit === 'any');
  const start = general.length === 0 ? 0 : (model.id * 5) % general.length;
  const rotated = [...general.slice(start), ...general.slice(0, start)];
  return rotated
    .flatMap((remark, place) => [remark, ...special.slice(place, place + 1)])
    .concat(special.slice(rotated.length));
}

export function commentsOfModel(model: AnyModel): readonly SeedComment[] {
  const used = new Map<Locale, number>();
  const comments: SeedComment[] = [];
  for (let step = 0; comments.length < model.comments && step < turns.length * 2; step += 1) {
    const locale = turns[(step + model.id) % turns.length] ?? 'en';
    const place = used.get(locale) ?? 0;
    used.set(locale, place + 1);
    const remark = candidates(model, locale)[place];
    const { authors } = pools[locale];
    const author = authors[(model.id * 7 + place * 3 + step) % authors.length];
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
    });
  }
  return comments;
}
