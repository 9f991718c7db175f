import { Button } from '@signal-shop/ui/components/button/button.tsx';
import { Icon } from '@signal-shop/ui/components/icon/icon.tsx';
import { useState } from 'react';
import { AddEntry } from './add-entry.tsx';
import { Leaf } from './leaf.tsx';
import { RemoveEntry } from './remove-entry.tsx';
import type { Branch, Entry, EntryProps, TreeProps } from './tree.ts';
import { entriesOf, isBranch, pointerBelow, sizeText } from './tree.ts';
import styles from './world-view.module.css';

const pageSize = 100;

/** The entries of an expanded branch, in pages of a hundred. */
export function BranchEntries({ branch, ...tree }: TreeProps & { readonly branch: Branch }) {
  const [pages, setPages] = useState(1);
  const entries = entriesOf(branch).filter(
    ({ key }) => tree.searchResult === null || tree.searchResult.visible.has(pointerBelow(tree.pointer, key)),
  );
  const left = entries.length - pages * pageSize;
  return (
    <>
      <ul className={styles.entries}>
        {entries.slice(0, pages * pageSize).map((entry) => (
          <li key={entry.key}>
            <TreeEntry {...tree} entry={entry} inside={branch} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button variant="ghost" size="s" onClick={() => setPages(pages + 1)}>
          {`Show ${Math.min(left, pageSize)} of ${left} more`}
        </Button>
      )}
      {tree.searchResult === null && tree.pointer !== '' && <AddEntry branch={branch} {...tree} />}
    </>
  );
}

function TreeEntry({
  entry,
  inside,
  ...tree
}: TreeProps & { readonly entry: Entry; readonly inside: Branch }) {
  const { key, value } = entry;
  const own = { ...tree, pointer: pointerBelow(tree.pointer, key) };
  const isMatch = tree.searchResult?.matches.has(own.pointer) === true;
  // Top-level entries cannot be removed: a state always has them.
  const remove = tree.pointer !== '' && <RemoveEntry name={key} {...own} />;
  if (isBranch(value))
    return <BranchEntry {...own} name={key} branch={value} isMatch={isMatch} remove={remove} />;
  return <Leaf {...own} name={key} value={value} isMatch={isMatch} remove={remove} />;
}

function BranchEntry({ name, branch, isMatch, remove, ...tree }: EntryProps & { readonly branch: Branch }) {
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened || (tree.searchResult !== null && !isMatch);
  return (
    <>
      <div className={styles.row} data-match={isMatch || undefined}>
        <button
          type="button"
          className={styles.branch}
          aria-expanded={isOpen}
          onClick={() => setIsOpened(!isOpened)}
        >
          <Icon name={isOpen ? 'down' : 'right'} size={16} />
          <span className={styles.key}>{name}</span>
          <span className={styles.quiet}>{sizeText(branch)}</span>
        </button>
        {remove}
      </div>
      {isOpen && (
        <div className={styles.inside}>
          <BranchEntries branch={branch} {...tree} searchResult={isMatch ? null : tree.searchResult} />
        </div>
      )}
    </>
  );
}
