import type { SceneName } from '@signal-shop/mock-server/photographs';
import { Named } from '../stories/specimen.tsx';
import { addressOfScene } from './photographs.ts';
import styles from './studio.module.css';

export interface RoomProps {
  readonly scene: SceneName;
  /** Pixels of the file that is loaded, or the next larger one. */
  readonly width?: number;
}

/** A scene of the studio: goods in a room, prizes, avatars, photographs of reviews. Its light is that of the render. */
export function Room({ scene, width = 960 }: RoomProps) {
  const address = addressOfScene(scene, width);
  return (
    <Named name={scene}>
      {address === null ? (
        <p>No photograph yet</p>
      ) : (
        <img className={styles.scene} src={address} alt={scene} width={960} height={540} />
      )}
    </Named>
  );
}
