import { defaultLocale, locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { loadMessages } from '@signal-shop/ui/intl/load-messages.ts';
import type { Messages } from '@signal-shop/ui/intl/messages.ts';
import type { Plugin } from 'vite';
import { findMessages, translate } from './translate.ts';

const translations = locales.filter((locale) => locale !== defaultLocale);
const englishFolder = `assets/${defaultLocale}/`;

/**
 * Emits each script of `assets/en/` once per other language, with translated messages. Imports between the
 * files stay valid, because the paths below the folder are equal. The inline script of the HTML selects the
 * folder.
 */
export function deliverLanguages(load = loadMessages): Plugin {
  const catalogues = new Map<Locale, Messages>();
  return {
    name: 'signal-shop:deliver-languages',
    apply: 'build',
    async buildStart() {
      for (const locale of translations) catalogues.set(locale, await load(locale));
    },
    /** A file has the same hash in all languages, so it must depend on every translation. */
    augmentChunkHash({ moduleIds }) {
      const ids = moduleIds
        .filter((id) => id.endsWith('.messages.ts'))
        .flatMap((id) => findMessages(this.getModuleInfo(id)?.code ?? '').map((message) => message.id));
      return JSON.stringify([...catalogues.values()].map((messages) => ids.map((id) => messages[id])));
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const chunk of chunks.filter(({ fileName }) => fileName.startsWith(englishFolder))) {
          const english = { code: chunk.code, map: chunk.map?.toString() ?? null };
          const descriptors = findMessages(chunk.code);
          for (const [locale, messages] of catalogues) {
            const fileName = chunk.fileName.replace(englishFolder, `assets/${locale}/`);
            const { code, map } = translate(english, descriptors, messages);
            this.emitFile({ type: 'asset', fileName, source: code });
            if (map !== null) this.emitFile({ type: 'asset', fileName: `${fileName}.map`, source: map });
          }
        }
      },
    },
  };
}
