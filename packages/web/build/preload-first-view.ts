import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

const font = /geologica-latin-shrp-normal.*\.woff2$/;
const firstPages = ['home-page', 'en'];

/**
 * Adds to the html what the first view needs and the browser would find late: the latin font, and the code and styles
 * of the home page with the English words.
 */
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
  const scripts = files.flatMap((file) =>
    file.type === 'chunk' && file.isDynamicEntry && firstPages.includes(file.name)
      ? [scriptTag(file.fileName)]
      : [],
  );
  return [...fonts, ...scripts];
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

function scriptTag(fileName: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'modulepreload', href: `/${fileName}`, crossorigin: true },
    injectTo: 'head',
  };
}
