import { locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { fakerOf } from '#fakers';
import { remarksFor } from '../comments/comments.ts';
import type { AnyModel } from '../models/types.ts';
import type { SeedComment } from '../types.ts';

const maxComments = 8;
/** Half of all comments are English. */
const languages: readonly Locale[] = locales.flatMap((locale) => ['en', locale]);

/** Pseudo-random comments on a model in all languages, from remarks that fit it. */
export function largeComments(model: AnyModel): readonly SeedComment[] {
  const { helpers, number, datatype } = fakerOf('en');
  const comments: SeedComment[] = [];
  for (let index = number.int({ min: 0, max: maxComments }); index > 0; index -= 1) {
    const locale = helpers.arrayElement(languages);
    const { content, stars } = helpers.arrayElement(remarksFor(model, locale));
    if (comments.some((other) => other.content === content)) continue;
    const id = model.id * 100 + index;
    comments.push({
      id,
      model: model.model,
      locale,
      // A getter, so that the data of a language is loaded only if it is read.
      get author() {
        return authorOf(id, locale);
      },
      stars,
      content,
      daysAgo: number.int({ min: 1, max: model.releasedDaysAgo }),
      praiseCount: number.int({ min: 0, max: 40 }),
      isVerified: datatype.boolean({ probability: 0.8 }),
      scenes: [],
    });
  }
  return comments;
}

/** The author of a review: the whole name if it is short, otherwise the first name or with an initial. */
function authorOf(id: number, locale: Locale): string {
  const faker = fakerOf(locale);
  faker.seed(id);
  const { person, datatype, string } = faker;
  if (locale === 'zh' || locale === 'ja') return `${person.lastName()}${person.firstName()}`;
  const first = person.firstName();
  return datatype.boolean() ? first : `${first} ${string.alpha({ casing: 'upper' })}.`;
}
