// The files of a new screen. Its example data is the text about shipping, so that the page opens at once in every state.
import { quoted } from './insert.ts';
import { camelCase, pascalCase } from './names.ts';

export interface NewScreen {
  readonly room: string;
  /** In kebab-case. */
  readonly name: string;
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  readonly path: string;
  readonly spec: string;
}

/** Where the files of a screen are. */
export function screenPaths({ room, name }: Pick<NewScreen, 'room' | 'name'>) {
  const screen = `packages/ui/src/screens/${room}/${name}/${name}`;
  return {
    states: `${screen}.states.ts`,
    screen: `${screen}-screen.tsx`,
    messages: `${screen}.messages.ts`,
    stories: `${screen}.stories.tsx`,
    live: `${screen}.live.ts`,
    head: `packages/ui/src/chrome/page-head/heads/${room}/${name}.messages.ts`,
    state: `packages/web/src/state/${room}/${name}.ts`,
    page: `packages/web/src/pages/${room}/${name}-page.tsx`,
  } as const;
}

/** The text of each file, with its path. */
export function screenFiles(screen: NewScreen): readonly (readonly [path: string, text: string])[] {
  const paths = screenPaths(screen);
  return [
    [paths.states, statesFile(screen)],
    [paths.screen, screenFile(screen)],
    [paths.messages, messagesFile(screen)],
    [paths.stories, storiesFile(screen)],
    [paths.live, liveFile(screen)],
    [paths.head, headFile(screen)],
    [paths.state, stateFile(screen)],
    [paths.page, pageFile(screen)],
  ];
}

/** The messages by id. */
export function screenMessages({ name, title, description }: NewScreen): Readonly<Record<string, string>> {
  const id = camelCase(name);
  return {
    [`${id}.title`]: title,
    [`pageHead.${id}.title`]: `${title} – signal`,
    [`pageHead.${id}.description`]: description,
  };
}

function statesFile({ name }: NewScreen): string {
  return `import type { TermText } from '@signal-shop/sdk/contract';
import type { Remote } from '../../../remote.ts';

export const ${camelCase(name)}States = ['Ready', 'Loading', 'Failed', 'German', 'Japanese'] as const;

export interface ${pascalCase(name)}ScreenProps {
  readonly state: Remote<TermText>;
}
`;
}

function screenFile({ name, path }: NewScreen): string {
  return `import { useIntl } from 'react-intl';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { RichText } from '../../../components/rich-text/rich-text.tsx';
import { PageFrame, Panel } from '../../../sections/page-frame/page-frame.tsx';
import { ${camelCase(name)}Messages as messages } from './${name}.messages.ts';
import type { ${pascalCase(name)}ScreenProps } from './${name}.states.ts';

/** The page at ${path}. */
export function ${pascalCase(name)}Screen({ state }: ${pascalCase(name)}ScreenProps) {
  const intl = useIntl();
  return (
    <PageFrame title={intl.formatMessage(messages.title)}>
      <Content state={state} />
    </PageFrame>
  );
}

function Content({ state }: ${pascalCase(name)}ScreenProps) {
  switch (state.status) {
    case 'loading':
      return (
        <Panel>
          <LoadingNote />
        </Panel>
      );
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} />;
    case 'ready':
      return (
        <Panel>
          <RichText blocks={state.value.blocks} />
        </Panel>
      );
  }
}
`;
}

function messagesFile({ name, title }: NewScreen): string {
  return `import { defineMessages } from 'react-intl';

export const ${camelCase(name)}Messages = defineMessages({
  title: {
    id: '${camelCase(name)}.title',
    defaultMessage: ${quoted(title)},
    description: ${quoted(`Title of the page ${title}.`)},
  },
});
`;
}

function storiesFile({ name }: NewScreen): string {
  return `import type { Locale } from '@signal-shop/sdk/contract';
import preview from '../../../../../../.storybook/preview.tsx';
import { loading, ready } from '../../../remote.ts';
import { ask } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { Stage } from '../../../stories/stage.tsx';
import { ${camelCase(name)}Live } from './${name}.live.ts';
import { ${pascalCase(name)}Screen } from './${name}-screen.tsx';

const meta = preview.meta({
  parameters: { shop: ${camelCase(name)}Live },
  component: ${pascalCase(name)}Screen,
  decorators: (Story) => (
    <Stage>
      <Story />
    </Stage>
  ),
  tags: ['screen'],
  args: { state: textIn('en') },
});

export default meta;

export const Ready = meta.story({});
export const Loading = meta.story({ args: { state: loading } });
export const Failed = meta.story({ args: { state: failed(network) } });
export const German = meta.story({ args: { state: textIn('de') }, globals: { locale: 'de' } });
export const Japanese = meta.story({ args: { state: textIn('ja') }, globals: { locale: 'ja' } });

function textIn(locale: Locale) {
  return ready(ask('getTerm', { title: 'shipping' }, { locale }).msg);
}
`;
}

function liveFile({ name, title, path, spec }: NewScreen): string {
  const describe = (rest: string) => quoted(`The page “${title}” ${rest}.`);
  return `import type { LiveLinks } from '../../../stories/live-links.ts';
import type { ${camelCase(name)}States } from './${name}.states.ts';

const path = ${quoted(path)};

/** The URL and the scenarios of each story in the running shop. */
export const ${camelCase(name)}Live = {
  spec: [${quoted(spec)}],
  requirements: [],
  states: {
    Ready: { description: ${describe('with its content')}, path },
    Loading: { description: ${describe('loads')}, path, scenarios: 'net.slow3g' },
    Failed: { description: ${describe('could not be loaded')}, path, scenarios: 'net.offline' },
    German: { description: ${describe('in German')}, path, scenarios: 'lang.de' },
    Japanese: { description: ${describe('in Japanese')}, path, scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof ${camelCase(name)}States)[number]>;
`;
}

function headFile({ name, title, description }: NewScreen): string {
  return `import { defineMessages } from 'react-intl';

export const ${camelCase(name)}Head = defineMessages({
  title: {
    id: 'pageHead.${camelCase(name)}.title',
    defaultMessage: ${quoted(`${title} – signal`)},
    description: ${quoted(`Page ${title}. Title in the browser tab.`)},
  },
  description: {
    id: 'pageHead.${camelCase(name)}.description',
    defaultMessage: ${quoted(description)},
    description: ${quoted(`Page ${title}. Description for search engines.`)},
  },
});
`;
}

function stateFile({ name }: NewScreen): string {
  return `import { termText } from '../site/term-text.ts';

const textQuery = termText('shipping');

export const ${camelCase(name)}Atom = textQuery.stateAtom;
export const refetch${pascalCase(name)} = textQuery.refetch;
`;
}

function pageFile({ room, name }: NewScreen): string {
  const screen = `${pascalCase(name)}Screen`;
  const head = `${camelCase(name)}Head`;
  return `import { ${head} } from '@signal-shop/ui/chrome/page-head/heads/${room}/${name}.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { ${screen} } from '@signal-shop/ui/screens/${room}/${name}/${name}-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import { ${camelCase(name)}Atom, refetch${pascalCase(name)} } from '../../state/${room}/${name}.ts';

export function ${pascalCase(name)}Page() {
  return (
    <>
      <PageHead {...${head}} />
      <${screen}
        state={withRetry(useAtomValue(${camelCase(name)}Atom), useSetAtom(refetch${pascalCase(name)}))}
      />
    </>
  );
}
`;
}
