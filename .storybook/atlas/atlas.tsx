import { useState } from 'react';
import styles from './atlas.module.css';
import type { AtlasEntry } from './atlas-entries.ts';
import { searchAtlas } from './atlas-entries.ts';
import { specErrors } from './spec-errors.ts';
import type { Width } from './states.tsx';
import { States } from './states.tsx';

interface AtlasProps {
  readonly entries: readonly AtlasEntry[];
  readonly globals: string;
  /** Locale of the pictures and of the linked shop. */
  readonly locale: string;
  /** URL of the running shop. */
  readonly shop: string;
}

/** Thumbnails of every state of the shop, with search. */
export function Atlas({ entries, globals, locale, shop }: AtlasProps) {
  const [search, setSearch] = useState('');
  const [width, setWidth] = useState<Width>('desktop');
  const matches = searchAtlas(entries, search);
  const screens = Map.groupBy(matches, ({ screen }) => screen);
  return (
    <main className={styles.atlas}>
      <h1 data-text="h1">Atlas</h1>
      <Tools entries={entries} search={search} onSearch={setSearch} width={width} onWidth={setWidth} />
      <p role="status">
        {matches.length} of {entries.length} states of {screens.size} screens and parts
      </p>
      {[...screens].map(([screen, states]) => (
        <section key={screen}>
          <h2 data-text="h3">{screen}</h2>
          <p className={styles.meta}>
            {states[0]?.spec.join(' ')} · {states[0]?.requirements.join(' ')}
          </p>
          <States entries={states} globals={globals} locale={locale} shop={shop} width={width} />
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
          placeholder="cart, CART-07, §5, out of stock, cart.many"
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
          onChange={({ currentTarget }) => onWidth(currentTarget.value === 'phone' ? 'phone' : 'desktop')}
        >
          <option value="phone">390</option>
          <option value="desktop">1280</option>
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
