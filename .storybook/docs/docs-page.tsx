import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { use, useContext } from 'react';
import { readAtlas } from '../atlas/read-atlas.ts';
import { States } from '../atlas/states.tsx';
import type { Globals } from '../look.ts';
import { usualShop } from '../shop-link.ts';
import styles from './docs-page.module.css';

interface PageParameters {
  readonly shopAddress?: string;
}

/**
 * The docs page of every component: thumbnails of the states and the real props for a screen, stories and
 * props for anything else.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const parameters: PageParameters = preparedMeta.parameters;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {preparedMeta.title.startsWith('screens/') ? (
        <>
          <ScreenStates title={preparedMeta.title} shop={parameters.shopAddress ?? usualShop} />
          {/* A story wraps its screen, to give it data in the language of the toolbar. */}
          {Object.entries(preparedMeta.subcomponents ?? {}).map(([name, screen]) => (
            <section key={name} className={styles.props}>
              <Subheading>{`Props of ${name}`}</Subheading>
              <ArgTypes of={screen} />
            </section>
          ))}
        </>
      ) : (
        <>
          <Primary />
          <Controls />
          <Stories />
        </>
      )}
    </>
  );
}

interface ScreenStatesProps {
  readonly title: string;
  readonly shop: string;
}

function ScreenStates({ title, shop }: ScreenStatesProps) {
  const globals = useGlobals();
  const entries = use(readAtlas()).filter(({ screen }) => title.endsWith(`/${screen}`));
  const [screen] = entries;
  return (
    <div className={`sb-unstyled ${styles.states}`}>
      <p>
        Specification {screen?.spec.join(', ')}. Requirements {screen?.requirements.join(', ')}.
      </p>
      <States entries={entries} globals={globals} shop={shop} width="desktop" />
    </div>
  );
}

/** The toolbar's globals, which a docs page reads from one of its stories. */
function useGlobals(): Globals {
  const context = useContext(DocsContext);
  return context.getStoryContext(context.storyById()).globals;
}
