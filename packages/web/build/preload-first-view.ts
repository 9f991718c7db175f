import { cookieNames, defaultLocale } from '@signal-shop/sdk/constants';
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

const font = /geologica-latin-shrp-normal.*\.woff2$/;
const firstWords = /^([a-z]{2})-first$/;

/** Adds to the html what the first view needs and the browser would find late: the latin font and the words. */
export function preloadFirstView(): Plugin {
  return {
    name: 'preload-first-view',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => (bundle === undefined ? [] : tagsFor(bundle)),
    },
  };
}

function tagsFor(bundle: Rollup.OutputBundle): HtmlTagDescriptor[] {
  const files = Object.values(bundle);
  const fonts = files.filter(({ fileName }) => font.test(fileName)).map(({ fileName }) => fontTag(fileName));
  const words = files.flatMap((file): [string, string][] => {
    const locale = file.type === 'chunk' ? firstWords.exec(file.name)?.[1] : undefined;
    return locale === undefined ? [] : [[locale, `/${file.fileName}`]];
  });
  return [...fonts, wordsTag(Object.fromEntries(words))];
}

function fontTag(fileName: string): HtmlTagDescriptor {
  const attributes = {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href: `/${fileName}`,
    crossorigin: true,
  };
  return { tag: 'link', attrs: attributes, injectTo: 'head-prepend' };
}

/** Only the browser knows the visitor's language, so it writes the link for the words itself. */
function wordsTag(files: Readonly<Record<string, string>>): HtmlTagDescriptor {
  const script = `{
  const files = ${JSON.stringify(files)};
  const locale = /(?:^|; )${cookieNames.locale}=(\\w+)/.exec(document.cookie)?.[1];
  const href = files[locale] ?? files.${defaultLocale};
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }));
}`;
  // Before the style sheet, which would hold it up.
  return { tag: 'script', children: script, injectTo: 'head-prepend' };
}
