import type { Category } from '@signal-shop/sdk/contract';
import { useLinks } from '../../link/link-context.tsx';

interface CategoryChildrenProps {
  readonly category: Category;
  /** The class names of the links to each level. */
  readonly classes: { readonly child?: string | undefined; readonly grandchild?: string | undefined };
  readonly onClose: () => void;
}

/** The list items of the two levels below a category. */
export function CategoryChildren({ category, classes, onClose }: CategoryChildrenProps) {
  const { Anchor, hrefs } = useLinks();
  return category.children.map((child) => (
    <li key={child.id}>
      <Anchor className={classes.child} href={hrefs.category(child.id)} onClick={onClose}>
        {child.name}
      </Anchor>
      {child.children.length > 0 && (
        <ul>
          {child.children.map(({ id, name }) => (
            <li key={id}>
              <Anchor className={classes.grandchild} href={hrefs.category(id)} onClick={onClose}>
                {name}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </li>
  ));
}
