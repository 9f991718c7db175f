import type { PhotographView } from '@signal-shop/mock-server/photographs';
import type { ColourName } from '@signal-shop/sdk/contract';
import type { CycloramaProps } from './cyclorama.tsx';
import { Cyclorama } from './cyclorama.tsx';
import { addressOf, colorsOf, viewsOf } from './photographs.ts';

export interface SolidProps {
  /** The number of the model, such as K9. */
  readonly model: string;
  /** Position of the camera. A view that has not been taken is replaced by the first one. */
  readonly view?: PhotographView;
  /** A color that the model does not have is replaced by its leading color. */
  readonly color?: ColourName | undefined;
  /** The cyclorama behind it. */
  readonly light?: CycloramaProps['light'];
  /** Pixels of the file that is loaded, or the next larger one. */
  readonly width?: number;
}

/** One photograph of the studio, as pages show it. */
export function Solid({ model, view = 'hero', color, light = 'pale', width = 960 }: SolidProps) {
  const colors = colorsOf(model);
  const shownColor = colors.find((one) => one === color) ?? colors[0] ?? 'black';
  const shownView = viewsOf(model).find((one) => one === view) ?? 'hero';
  const address = addressOf(model, shownView, shownColor, width);
  const name = `${model}, ${shownView}, ${shownColor}`;
  return (
    <Cyclorama light={light} name={name}>
      {address === null ? (
        <p>No photograph yet</p>
      ) : (
        <img src={address} alt={name} width={640} height={640} />
      )}
    </Cyclorama>
  );
}
