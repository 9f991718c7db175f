import { locales } from '@signal-shop/sdk/constants';
import { expect, test } from 'vitest';
import { longestText, partsOf } from '../../scripts/words/message-parts.ts';
import { readMessageSources } from '../../scripts/words/message-sources.ts';
import { readInterface } from '../../scripts/words/shop-texts.ts';

/** A label this short fits everywhere, even if the English one is a single short word. */
const alwaysFits = 20;
/** docs/voice.md: translations may grow to this many times the English. */
const growth = 1.4;

/** Labels that are longer, with the reason. */
const longer: Readonly<Record<string, string>> = {
  'checkout.place de': 'the law fixes the words',
  'checkout.place es': 'the law fixes the words',
  'legalLinks.consent de': 'the usual name of these settings, which the policy quotes',
  'siteFooter.consent de': 'the usual name of these settings, which the policy quotes',
  'legalLinks.consent fr': 'the usual name of these settings, which the policy quotes',
  'siteFooter.consent fr': 'the usual name of these settings, which the policy quotes',
  'afterSalesForm.submit-refund fr':
    'the refund of the glossary; the buttons for returns and exchanges read alike',
  'changePasswordForm.submit fr': 'a password is three words',
  'policy.all de': 'it says the title of the page that it leads to',
  'orderAction.afterSales de': 'return and refund of the glossary',
  'orderAction.cancel de': 'the buttons beside it name the order as well',
  'orderAction.delete fr': 'the buttons beside it name the order as well',
};

const descriptions = readMessageSources();
const labels = readInterface().filter(({ id }) =>
  /^(?:Button|Link)\b/u.test(descriptions[id]?.description ?? ''),
);
const translated = locales.filter((locale) => locale !== 'en');

test.each(translated)('[I18N-01] labels of buttons and links in %s have room', (locale) => {
  const long = labels.flatMap(({ id, words }) => {
    const room = Math.max(alwaysFits, Math.ceil(growth * lengthOf(words.en)));
    return lengthOf(words[locale]) > room ? [`${id} ${locale}`] : [];
  });
  expect(labels.length).toBeGreaterThan(200);
  expect(long.sort()).toEqual(
    Object.keys(longer)
      .filter((name) => name.endsWith(` ${locale}`))
      .sort(),
  );
});

function lengthOf(text = ''): number {
  return longestText(partsOf('interface', text)).length;
}
