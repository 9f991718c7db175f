import { useLayoutEffect, useRef, useState } from 'react';
import { contrast } from './contrast.ts';
import type { TokenPair } from './pairs.ts';
import { ramps, tokenPairs } from './pairs.ts';
import styles from './swatches.module.css';

/** Sets a custom property without a style attribute, as the shop's content policy wants it. */
function usePaint(values: Readonly<Record<string, string>>) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(values)) element.current?.style.setProperty(name, value);
  });
  return element;
}

function Step({ name }: { readonly name: string }) {
  const element = usePaint({ '--paint': `var(--${name})` });
  return (
    <div className={styles.step}>
      <div ref={element} className={styles.paint} />
      {name.replace(/^.*-/, '')}
    </div>
  );
}

/** Every step of every ramp. Only tokens.css uses them. */
export function RampTable() {
  return (
    <div className={styles.ramps}>
      {Object.entries(ramps).map(([ramp, steps]) => (
        <section key={ramp}>
          <h2 data-text="h4">{ramp}</h2>
          <div className={styles.steps}>
            {steps.map((step) => (
              <Step key={step} name={`${ramp}-${step}`} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function Pair({ pair }: { readonly pair: TokenPair }) {
  const element = usePaint({ '--front': `var(--${pair.front})`, '--back': `var(--${pair.back})` });
  const [ratio, setRatio] = useState(0);
  useLayoutEffect(() => {
    if (element.current === null) return;
    const { color, backgroundColor } = getComputedStyle(element.current);
    setRatio(contrast(color, backgroundColor));
  }, [element]);
  return (
    <div ref={element} className={styles.pair} data-ratio={ratio.toFixed(2)} data-minimum={pair.minimum}>
      {pair.minimum === 4.5 ? <span>Aa</span> : <span className={styles.part} />}
      <span className={styles.label}>
        {pair.front} on {pair.back} · {ratio.toFixed(2)}
      </span>
    </div>
  );
}

/** Every pair of tokens that meet, in both schemes beside each other, with its contrast. */
export function PairTable() {
  return (
    <div className={styles.schemes}>
      {(['light', 'dark'] as const).map((scheme) => (
        <section key={scheme} className={styles.scheme} data-scheme={scheme}>
          <h2 data-text="h4">{scheme}</h2>
          {tokenPairs.map((pair) => (
            <Pair key={`${pair.front} ${pair.back}`} pair={pair} />
          ))}
        </section>
      ))}
    </div>
  );
}
