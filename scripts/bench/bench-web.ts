// Measures visits of the production build against their limits: `npm run bench:web`, `… -- quick` for one visit each.
// `… -- --against <commit, or folder of a build>` alternates visits of that build and this one, `--visits <number>` times each;
// `--at /product` visits only that page, `visits` or `interactions` measures only that part, and `--build <folder>`
// uses an existing build of this tree.
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { chromium } from 'playwright';
import { reportInteractionsInTurn, reportVisitsInTurn } from '../bench-web/against.ts';
import { reportBuild } from '../bench-web/alone.ts';
import { existingBuild, ownBuild, referenceBuild, serveBuild } from '../bench-web/served-build.ts';
import { chromiumArguments, ensureChromium } from '../find-chromium.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    visits: { type: 'string' },
    at: { type: 'string', multiple: true },
    build: { type: 'string' },
  },
});

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
try {
  const { against } = values;
  if (against === undefined) await reportBuild(browser, positionals.includes('quick') ? 1 : 3);
  else await reportAgainst(browser, against);
} finally {
  await browser.close();
}

async function reportAgainst(browser: Browser, commit: string): Promise<void> {
  const visits = Number(values.visits ?? 10);
  const isMatch = (part: string) => positionals.length === 0 || positionals.includes(part);
  const now = values.build === undefined ? ownBuild() : existingBuild(values.build);
  const reference = referenceBuild(commit);
  try {
    const shops = { reference: await serveBuild(reference), now: await serveBuild(now) };
    try {
      if (isMatch('visits')) await reportVisitsInTurn(shops, visits, values.at);
      if (isMatch('interactions')) await reportInteractionsInTurn(browser, shops, visits);
    } finally {
      await Promise.allSettled([shops.reference.close(), shops.now.close()]);
    }
  } finally {
    reference.dispose();
  }
}
