// The lint rules of this contract beyond Redocly's; redocly.yaml enables them.
import { addresses } from './addresses.js';
import { bounded } from './bounded.js';
import { carriers } from './carriers.js';
import { contactFields } from './contact-fields.js';
import { described } from './described.js';
import { envelope } from './envelope.js';
import { listed } from './listed.js';
import { measured } from './measured.js';
import { momentNames } from './moments.js';
import { namedCodes } from './named-codes.js';
import { paged } from './paged.js';
import { portable } from './portable.js';
import { repeated } from './repeated.js';
import { serverErrors } from './server-errors.js';
import { sourced } from './sourced.js';
import { writes } from './writes.js';

// biome-ignore lint/style/noDefaultExport: redocly takes a plugin from its default export.
export default function shopRules() {
  return {
    id: 'shop',
    rules: {
      oas3: {
        addresses,
        bounded,
        carriers,
        'contact-fields': contactFields,
        described,
        envelope,
        listed,
        measured,
        moments: momentNames,
        'named-codes': namedCodes,
        paged,
        portable,
        repeated,
        'server-errors': serverErrors,
        sourced,
        writes,
      },
    },
  };
}
