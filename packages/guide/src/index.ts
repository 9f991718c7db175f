// The guide's public API for the mock server, the static site and the tests.
export type { GuideFile } from './guide-files.ts';
export { guideFile, guideNames } from './guide-files.ts';
export type { Chapter, GuidePage } from './guide-pages.ts';
export { chapters, pages } from './guide-pages.ts';
export type { MarkdownParts } from './markdown-parts.ts';
export { markdownParts } from './markdown-parts.ts';
export type { GuideKind } from './page-html.ts';
export { guidePolicy } from './page-html.ts';
export { repository } from './repository.ts';
export { createSlugs } from './slugs.ts';
