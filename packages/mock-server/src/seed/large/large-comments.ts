import { locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { fakerOf } from '#fakers';
import { remarksFor } from '../comments/comments.ts';
import type { AnyModel } from '../models/types.ts';
import type { SeedComment } from '../types.ts';

const mostComments = 8;
/** Half of all comments are English. */
const languages: readonly Locale[] = locales.flatMap((locale) => ['en', locale]);

/** What shoppers of all languages say about a model: remarks that fit it, under names of their own. */
export function largeComments(model: AnyModel): readonly SeedComment[] {
  const { helpers, number, datatype } = fakerOf('en');
  const comments: SeedComment[] = [];
  for (let place = number.int({ min: 0, max: mostComments }); place > 0; place -= 1) {
    const locale = helpers.arrayElement(languages);
    const { content, stars } = helpers.arrayElement(remarksFor(model, locale));
    if (comments.some((other) => other.content === content)) continue;
    const id = model.id * 100 + place;
    comments.push({
      id,
      model: model.model,
      locale,
      // Written when somebody reads it: a language of faker that nobody reads is not loaded.
      get author() {
        return authorOf(id, locale);
      },
      stars,
      content,
      daysAgo: number.int({ min: 1, max: model.releasedDaysAgo }),
      praiseCount: number.int({ min: 0, max: 40 }),
      isVerified: datatype.boolean({ probability: 0.8 }),
    });
  }
  return comments;
}

/** How people sign a review: by the whole name where it is short, else by the first one, or with an initial. */
function authorOf(id: number, locale: Locale): string {
  const faker = fakerOf(locale);
  faker.seed(id);
  const { person, datatype, string } = faker;
  if (locale === 'zh' || locale === 'ja') return `${person.lastName()}${person.firstName()}`;
  const first = person.firstName();
  return datatype.boolean() ? first : `${first} ${string.alpha({ casing: 'upper' })}.`;
}
