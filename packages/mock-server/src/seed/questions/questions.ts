import type { Locale } from '@signal-shop/sdk/contract';
import { localize } from '../localize.ts';
import type { SeedQuestion, SeedQuestionGroup } from '../site-types.ts';
import type { Localized } from '../types.ts';
import { questions as de } from './de.ts';
import { questions as en } from './en.ts';
import { questions as es } from './es.ts';
import { questions as fr } from './fr.ts';
import { questions as it } from './it.ts';
import { questions as ja } from './ja.ts';
import type { QuestionText, QuestionTexts } from './types.ts';
import { headsetQuestionIds, mouseQuestionIds, questionGroups, questionIds } from './types.ts';
import { questions as zh } from './zh.ts';

const texts = { en, zh, de, ja, it, es, fr } satisfies Record<Locale, QuestionTexts>;

function question(id: string, readText: (texts: QuestionTexts) => QuestionText): SeedQuestion {
  const part = (index: 0 | 1): Localized => localize((locale) => readText(texts[locale])[index]);
  return { id, question: part(0), answer: [{ type: 'paragraph', text: part(1) }] };
}

/** The FAQ of the shop. */
export const questionList: readonly SeedQuestionGroup[] = questionGroups.map((group) => ({
  group,
  name: localize((locale) => texts[locale].groups[group]),
  questions: questionIds[group].map((id) => question(id, (all) => all.questions[id])),
}));

/** Questions on product pages, by the kind of goods. */
export const goodsQuestions = {
  headset: headsetQuestionIds.map((id) => question(id, (all) => all.headset[id])),
  mouse: mouseQuestionIds.map((id) => question(id, (all) => all.mouse[id])),
} as const;
