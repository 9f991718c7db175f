import { useState } from 'react';
import type { Globals } from '../look.ts';
import type { Width } from '../toolbar.ts';
import { widthNames, widths } from '../toolbar.ts';
import styles from './atlas.module.css';
import type { AtlasAddress } from './atlas-address.ts';
import type { AtlasEntry } from './atlas-entries.ts';
import { searchAtlas } from './atlas-entries.ts';
import { readSearch } from './atlas-search.ts';
import { specErrors } from './spec-errors.ts';
import { States } from './states.tsx';

interface AtlasProps {
  readonly entries: readonly AtlasEntry[];
  /** The toolbar's; a search for "German dark" wins. */
  readonly globals: Globals;
  /** URL of the running shop. */
  readonly shop: string;
  readonly address: AtlasAddress;
  readonly onAddress: (address: AtlasAddress) => void;
}

/** Thumbnails of every state of the shop, with search. */
export function Atlas({ entries, globals, shop, address, onAddress }: AtlasProps) {
  const [{ search, width }, setAddress] = useState(address);
  const { terms, look } = readSearch(search);
  const matches = searchAtlas(entries, terms);
  const change = (part: Partial<AtlasAddress>) => {
    const changed = { search, width, ...part };
    setAddress(changed);
    onAddress(changed);
  };
  const screens = Map.groupBy(matches, ({ screen }) => screen);
  return (
    <main className={styles.atlas}>
      <h1 data-text="h1">Atlas</h1>
      <Tools
        entries={entries}
        search={search}
        onSearch={(words) => change({ search: words })}
        width={look.width ?? width}
        onWidth={(chosen) => change({ width: chosen })}
      />
      <p role="status">
        {matches.length} of {entries.length} states of {screens.size} screens and parts
      </p>
      {[...screens].map(([screen, states]) => (
        <section key={screen}>
          <h2 data-text="h3">{screen}</h2>
          <p className={styles.meta}>
            {states[0]?.spec.join(' ')} · {states[0]?.requirements.join(' ')}
          </p>
          <States
            entries={states}
            globals={{ ...globals, ...look }}
            shop={shop}
            width={look.width ?? width}
          />
        </section>
      ))}
    </main>
  );
}

interface ToolsProps {
  readonly entries: readonly AtlasEntry[];
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly width: Width;
  readonly onWidth: (width: Width) => void;
}

function Tools({ entries, search, onSearch, width, onWidth }: ToolsProps) {
  const sections = [...new Set(entries.flatMap(({ spec }) => spec))].sort();
  const requirements = [
    ...new Set(entries.flatMap((entry) => [...entry.requirements, ...entry.proven])),
  ].sort();
  return (
    <search className={styles.tools}>
      <label className={styles.field}>
        Search
        <input
          type="search"
          value={search}
          placeholder="waits for the bank, German dark, CART-07, §5, cart.many"
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        />
      </label>
      <Choice label="Section" choices={sections} onChoose={onSearch} />
      <Choice label="Requirement" choices={requirements} onChoose={onSearch} />
      <Choice label="Error" choices={specErrors} onChoose={(error) => onSearch(`"${error}"`)} />
      <label className={styles.field}>
        Width
        <select
          value={width}
          onChange={({ currentTarget }) =>
            onWidth(widthNames.find((name) => name === currentTarget.value) ?? 'desktop')
          }
        >
          {widthNames.map((name) => (
            <option key={name} value={name}>
              {Number.parseInt(widths[name].styles.width, 10)}
            </option>
          ))}
        </select>
      </label>
    </search>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly choices: readonly string[];
  readonly onChoose: (choice: string) => void;
}

function Choice({ label, choices, onChoose }: ChoiceProps) {
  return (
    <label className={styles.field}>
      {label}
      <select value="" onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="">any</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </label>
  );
}
