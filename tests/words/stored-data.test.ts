import { readFileSync } from 'node:fs';
import { locales } from '@signal-shop/sdk/constants';
import { expect, test } from 'vitest';
import { site } from '../../packages/mock-server/src/seed/index.ts';

/** Lists of the customer's own data, by the message that is their title. */
const titles = ['savedItems.title', 'account-notices.title'];

test.each(locales)(
  '[BEY-54] the privacy policy in %s names the goods saved for later and the requested emails',
  (locale) => {
    const messages: Record<string, string> = JSON.parse(
      readFileSync(`packages/ui/lang/${locale}.json`, 'utf8'),
    );
    const privacy = site.terms.find(({ title }) => title === 'privacy');
    const texts =
      privacy?.blocks.flatMap((block) => (block.type === 'list' ? block.items : [block.text])) ?? [];
    const text = texts.map((words) => words[locale].toLowerCase()).join(' ');
    for (const id of titles) expect(text).toContain(messages[id]?.toLowerCase());
  },
);
