import { useLayoutEffect, useRef, useState } from 'react';
import { contrast, gradeOf } from './contrast.ts';
import type { TokenPair } from './pairs.ts';
import { grounds, inks, ramps, tokenPairs } from './pairs.ts';
import styles from './swatches.module.css';

/** Sets custom properties through the CSSOM, because the content security policy forbids style attributes. */
export function usePaint(values: Readonly<Record<string, string>>) {
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

/** Applies two tokens to an element and measures the contrast of the computed colors. */
function useContrast({ front, back }: Pick<TokenPair, 'front' | 'back'>) {
  const element = usePaint({ '--front': `var(--${front})`, '--back': `var(--${back})` });
  const [ratio, setRatio] = useState(0);
  useLayoutEffect(() => {
    if (element.current === null) return;
    const { color, backgroundColor } = getComputedStyle(element.current);
    setRatio(contrast(color, backgroundColor));
  }, [element]);
  return { element, ratio };
}

function Pair({ pair }: { readonly pair: TokenPair }) {
  const { element, ratio } = useContrast(pair);
  return (
    <div
      ref={element}
      className={styles.pair}
      data-ratio={ratio.toFixed(2)}
      data-minimum={pair.minimum}
      data-fails={ratio < pair.minimum || undefined}
    >
      {pair.minimum === 4.5 ? <span>Aa</span> : <span className={styles.part} />}
      <span className={styles.label}>
        {pair.front} on {pair.back} · {ratio.toFixed(2)} · {gradeOf(ratio)}
        {ratio < pair.minimum && <strong className={styles.fails}> needs {pair.minimum}</strong>}
      </span>
    </div>
  );
}

/** Every pair of tokens that the shop combines, in both color schemes, with its contrast. */
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

function Combination({ front, back }: Pick<TokenPair, 'front' | 'back'>) {
  const { element, ratio } = useContrast({ front, back });
  const grade = gradeOf(ratio);
  return (
    <td>
      <div ref={element} className={styles.combination} data-grade={grade}>
        <span className={styles.part} />
        <span className={styles.label}>
          {ratio.toFixed(2)} {grade}
        </span>
      </div>
    </td>
  );
}

/** Every text color on every background, allowed or not: reference for new designs. */
export function CombinationTable() {
  return (
    <div className={styles.schemes}>
      {(['light', 'dark'] as const).map((scheme) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an overflowing table must be scrollable by keyboard
        <section key={scheme} className={styles.wide} data-scheme={scheme} tabIndex={0} aria-label={scheme}>
          <table>
            <thead>
              <tr>
                <th scope="col">{scheme}</th>
                {grounds.map((back) => (
                  <th key={back} scope="col">
                    {back}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {inks.map((front) => (
                <tr key={front}>
                  <th scope="row">{front}</th>
                  {grounds.map((back) => (
                    <Combination key={back} front={front} back={back} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}
