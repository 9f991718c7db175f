import { useState } from 'react';
import type { Globals } from '../look.ts';
import { widthNames, widths } from '../toolbar.ts';
import styles from './atlas.module.css';
import type { AtlasAddress } from './atlas-address.ts';
import { filterNames } from './atlas-address.ts';
import type { AtlasEntry } from './atlas-entries.ts';
import { filterAtlas, searchAtlas } from './atlas-entries.ts';
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
  const [current, setAddress] = useState(address);
  const { terms, look } = readSearch(current.search);
  const matches = searchAtlas(filterAtlas(entries, current), terms);
  const width = look.width ?? current.width;
  const change = (part: Partial<AtlasAddress>) => {
    const changed = { ...current, ...part };
    setAddress(changed);
    onAddress(changed);
  };
  const screens = Map.groupBy(matches, ({ screen }) => screen);
  return (
    // The toolbar turns the pictures; the atlas itself is English.
    <main className={styles.atlas} dir="ltr" lang="en">
      <h1 data-text="h1">Atlas</h1>
      <Tools entries={entries} address={{ ...current, width }} onChange={change} />
      <p role="status">
        {matches.length} of {entries.length} states of {screens.size} screens and parts
      </p>
      {[...screens].map(([screen, states]) => (
        <section key={screen}>
          <h2 data-text="h3">{screen}</h2>
          <p className={styles.meta}>
            {states[0]?.spec.join(' ')} · {states[0]?.requirements.join(' ')}
          </p>
          <States entries={states} globals={{ ...globals, ...look }} shop={shop} width={width} />
        </section>
      ))}
    </main>
  );
}

interface ToolsProps {
  readonly entries: readonly AtlasEntry[];
  readonly address: AtlasAddress;
  readonly onChange: (part: Partial<AtlasAddress>) => void;
}

function Tools({ entries, address, onChange }: ToolsProps) {
  const sections = [...new Set(entries.flatMap(({ spec }) => spec))].sort();
  const requirements = [
    ...new Set(entries.flatMap((entry) => [...entry.requirements, ...entry.proven])),
  ].sort();
  const choices = { section: sections, requirement: requirements, error: specErrors };
  return (
    <search className={styles.tools}>
      <label className={styles.field}>
        Search
        <input
          type="search"
          value={address.search}
          placeholder="waits for the bank, German dark, cart.many"
          onChange={({ currentTarget }) => onChange({ search: currentTarget.value })}
        />
      </label>
      {filterNames.map((name) => (
        <Choice
          key={name}
          label={labels[name]}
          choices={choices[name]}
          value={address[name]}
          onChoose={(chosen) => onChange({ [name]: chosen })}
        />
      ))}
      <label className={styles.field}>
        Width
        <select
          value={address.width}
          onChange={({ currentTarget }) =>
            onChange({ width: widthNames.find((name) => name === currentTarget.value) ?? 'desktop' })
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

const labels = { section: 'Section', requirement: 'Requirement', error: 'Error' } as const;

interface ChoiceProps {
  readonly label: string;
  readonly choices: readonly string[];
  /** Empty for any. */
  readonly value: string;
  readonly onChoose: (choice: string) => void;
}

function Choice({ label, choices, value, onChoose }: ChoiceProps) {
  return (
    <label className={styles.field}>
      {label}
      <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="">any</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </label>
  );
}
