// Renders the film of the banner and its poster: `npm run film`, about half an hour on two cores. It needs `ffmpeg` with VP9.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { runInWorkers } from '../worker-pool.ts';
import { film, frameCount } from './film.ts';
import type { FrameOrder } from './frame-worker.ts';

const films = join(import.meta.dirname, '../../../mock-server/films');
/** The light is on top of the head. */
const posterFrame = Math.round(frameCount * 0.47);

if (spawnSync('ffmpeg', ['-version']).error !== undefined) {
  console.error('npm run film needs ffmpeg: apt-get install ffmpeg');
  process.exit(1);
}
const frames = mkdtempSync(join(tmpdir(), 'signal-film-'));
try {
  await renderAll();
  encode();
  await sharp(frameFile(posterFrame)).webp({ quality: 72 }).toFile(join(films, 'headset.webp'));
} finally {
  rmSync(frames, { recursive: true });
}

async function renderAll(): Promise<void> {
  const orders = Array.from({ length: frameCount }, (_, index): FrameOrder => {
    return { index, width: film.width, file: frameFile(index) };
  });
  await runInWorkers(
    new URL('frame-worker.ts', import.meta.url),
    orders,
    availableParallelism(),
    ({ index }) => {
      console.log(`${index + 1} of ${frameCount}`);
    },
  );
}

function frameFile(index: number): string {
  return join(frames, `${String(index).padStart(3, '0')}.png`);
}

function encode(): void {
  const from = ['-framerate', String(film.perSecond), '-i', join(frames, '%03d.png')];
  const quality = ['-c:v', 'libvpx-vp9', '-crf', '32', '-b:v', '0', '-pix_fmt', 'yuv420p', '-row-mt', '1'];
  const { status } = spawnSync('ffmpeg', ['-y', ...from, ...quality, '-an', join(films, 'headset.webm')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}.`);
}
