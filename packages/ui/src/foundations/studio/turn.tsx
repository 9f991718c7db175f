import type { ColourName } from '@signal-shop/sdk/contract';
import { TurnView } from '../../components/media-gallery/turn-view.tsx';
import type { CycloramaProps } from './cyclorama.tsx';
import { Cyclorama } from './cyclorama.tsx';
import { colorsOf, turnOf } from './photographs.ts';

export interface TurnProps {
  /** The number of the model, such as K9. */
  readonly model: string;
  /** A color that the model does not have is replaced by its leading color. */
  readonly color?: ColourName | undefined;
  /** The cyclorama behind it. */
  readonly light?: CycloramaProps['light'];
}

/** The 24 frames of a turn. Drag the model, or use the arrow keys. */
export function Turn({ model, color, light = 'pale' }: TurnProps) {
  const colors = colorsOf(model);
  const shownColor = colors.find((one) => one === color) ?? colors[0] ?? 'black';
  const turn = turnOf(model, shownColor);
  const name = `${model}, ${shownColor}`;
  return (
    <Cyclorama light={light} name={name}>
      {turn === null ? <p>No turn yet</p> : <TurnView key={name} turn={turn} name={name} />}
    </Cyclorama>
  );
}
