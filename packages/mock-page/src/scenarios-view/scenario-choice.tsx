import type { NamedScenario } from '@signal-shop/mock-server/control';
import { Checkbox } from '@signal-shop/ui/components/checkbox/checkbox.tsx';
import { Icon } from '@signal-shop/ui/components/icon/icon.tsx';
import { TextField } from '@signal-shop/ui/components/text-field/text-field.tsx';
import { VisuallyHidden } from '@signal-shop/ui/components/visually-hidden/visually-hidden.tsx';
import { useState } from 'react';
import { argumentOf } from './scenario-filter.ts';
import styles from './scenarios-view.module.css';

/** How links to the shop open. */
export interface ShopLinks {
  readonly in: 'here' | 'tab';
  readonly onFollow?: () => void;
}

interface ScenarioChoiceProps {
  readonly scenario: NamedScenario;
  /** Null if there is no shop at this origin. */
  readonly links: ShopLinks | null;
  readonly selection: readonly string[];
  readonly onChange: (selection: readonly string[]) => void;
}

/** A checkbox for a scenario, with an input for its argument if it takes one. */
export function ScenarioChoice({ scenario, links, selection, onChange }: ScenarioChoiceProps) {
  const { name, description, sameAs } = scenario;
  const argument = argumentOf(name);
  const [value, setValue] = useState('');
  const scenarioName = argument === null ? name : `${argument.prefix}${value}`;
  const isOf = (each: string) =>
    each === scenarioName || (argument !== null && each.startsWith(argument.prefix));
  const isChosen = selection.some(isOf);
  const others = selection.filter((each) => !isOf(each));
  return (
    <div className={styles.choice} data-chosen={isChosen || undefined}>
      <Checkbox
        checked={isChosen}
        onChange={(checked) => onChange(checked ? [...others, scenarioName] : others)}
        label={
          <>
            <span className={styles.name} translate="no">
              {name}
            </span>{' '}
            <span className={styles.sentence}>
              {description}
              {sameAs !== undefined && ` (${sameAs === 'default' ? 'the default' : `same as ${sameAs}`})`}
            </span>
          </>
        }
      />
      {links !== null && argument === null && <PageLink scenario={scenario} links={links} />}
      {argument !== null && isChosen && (
        <TextField
          label={`${argument.placeholder} of ${argument.prefix}`}
          value={value}
          onChange={(next) => {
            setValue(next);
            onChange([...others, `${argument.prefix}${next}`]);
          }}
        />
      )}
    </div>
  );
}

interface PageLinkProps {
  readonly scenario: NamedScenario;
  readonly links: ShopLinks;
}

/** Links to the page that shows the scenario, in that state. */
function PageLink({ scenario: { name, page, link }, links }: PageLinkProps) {
  if (page === undefined || link === undefined) return null;
  const tab = links.in === 'tab' ? ({ target: '_blank', rel: 'noreferrer' } as const) : {};
  return (
    <a className={styles.page} href={link} onClick={links.onFollow} {...tab}>
      <Icon name={links.in === 'tab' ? 'external' : 'forward'} size={16} />
      {page}
      <VisuallyHidden> in the state {name}</VisuallyHidden>
    </a>
  );
}
