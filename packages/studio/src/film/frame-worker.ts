import { parentPort } from 'node:worker_threads';
import { writePng } from '../encode.ts';
import { frameOf } from './film.ts';

export interface FrameOrder {
  readonly index: number;
  readonly width: number;
  readonly file: string;
}

parentPort?.on('message', async ({ index, width, file }: FrameOrder) => {
  await writePng(frameOf(index, width), file);
  parentPort?.postMessage(index);
});
