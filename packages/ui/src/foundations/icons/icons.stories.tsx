import preview from '../../../../../.storybook/preview.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import type { IconName } from '../../components/icon/icons.ts';
import { icons } from '../../components/icon/icons.ts';
import { everyPage } from '../../stories/shop-pages.ts';
import { Named, Specimen } from '../stories/specimen.tsx';

function isIconName(name: string): name is IconName {
  return name in icons;
}

function All() {
  return (
    <Specimen layout="grid">
      {Object.keys(icons)
        .filter(isIconName)
        .map((name) => (
          <Named key={name} name={name}>
            <Icon name={name} size={32} />
          </Named>
        ))}
    </Specimen>
  );
}

const meta = preview.meta({ component: All, parameters: { layout: 'padded', shop: everyPage } });

export default meta;

/** Named by meaning, not by appearance. */
export const Gallery = meta.story({ tags: ['matrix'] });

export const Sizes = meta.story({
  render: () => (
    <Specimen>
      {([16, 20, 24, 32] as const).map((size) => (
        <Named key={size} name={String(size)}>
          <Icon name="truck" size={size} />
        </Named>
      ))}
    </Specimen>
  ),
});
