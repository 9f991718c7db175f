import type { ArgTypesExtractor } from 'storybook/internal/docs-tools';

export interface StoryControls {
  /** Each row of the controls with the kind of its control, '' for a row that is only read. */
  readonly rows: Readonly<Record<string, string>>;
  /** The props of the screens that the story shows. */
  readonly props: readonly string[];
}

interface DocsParameters {
  readonly docs?: { readonly extractArgTypes?: ArgTypesExtractor };
}

/** Runs in the page. */
export async function readControls(storyId: string): Promise<StoryControls> {
  const story = await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue?.loadStory({ storyId });
  if (story === undefined) throw new Error(`${storyId} is missing`);
  const { docs }: DocsParameters = story.parameters;
  const rows = Object.entries(story.argTypes)
    .filter(([, { table }]) => table?.disable !== true)
    .map(([name, { control }]) => {
      const shown = typeof control === 'object' && control.disable !== true ? control.type : undefined;
      return [name, shown ?? ''];
    });
  return {
    rows: Object.fromEntries(rows),
    props: Object.values(story.subcomponents ?? {}).flatMap((screen) =>
      Object.keys(docs?.extractArgTypes?.(screen) ?? {}),
    ),
  };
}
