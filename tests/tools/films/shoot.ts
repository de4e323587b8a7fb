import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CONTENT_FOLDER } from '../../../adapters/content/content-folder.ts';
import { demoCatalogue } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { drawingByName } from '../../../adapters/illustrations/drawing-by-name.ts';
import { demoContent } from '../../adapters/content/demo-content.ts';
import { findChromium } from '../../support/chromium.ts';
import { moveScene } from './moving-scene.ts';
import { type CodedFrame, webm } from './webm.ts';

// Renders the films of pages from drawn scenes: `npx node tests/tools/films/shoot.ts`.

const SIZE = { width: 960, height: 540 };
const FIRST_VIEW = { width: 1008, height: 602 };
/** Phones pay for data, so their film has a quarter of the picture's area. */
const PHONE = { width: 360, height: 670 };
const PHONE_BITS = 200_000;
const MILLISECONDS = 6000;
const FRAMES = 96;
const KEY_EVERY = 48;
const BITS_PER_SECOND = 450_000;

/** The function runs in the page and returns bytes as text. */
const shoot = async (task: {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly milliseconds: number;
  readonly count: number;
  readonly keyEvery: number;
  readonly bits: number;
}): Promise<readonly { readonly base64: string; readonly key: boolean; readonly at: number }[]> => {
  const { width, height, milliseconds, count } = task;
  const scene = new DOMParser().parseFromString(task.svg, 'image/svg+xml').querySelector('svg');
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d');
  if (scene === null || brush === null) throw new Error('The scene cannot be drawn here');
  scene.setAttribute('width', String(width));
  scene.setAttribute('height', String(height));
  const coded: { base64: string; key: boolean; at: number }[] = [];
  const coder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      coded.push({
        base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
        key: chunk.type === 'key',
        at: chunk.timestamp / 1000,
      });
    },
    error: (error) => {
      throw error;
    },
  });
  coder.configure({
    codec: 'vp09.00.31.08',
    width,
    height,
    bitrate: task.bits,
    framerate: (count * 1000) / milliseconds,
  });
  for (let index = 0; index < count; index += 1) {
    moveScene(scene, index / count);
    const image = new Image();
    image.src = URL.createObjectURL(
      new Blob([new XMLSerializer().serializeToString(scene)], { type: 'image/svg+xml' }),
    );
    await image.decode();
    brush.drawImage(image, 0, 0, width, height);
    URL.revokeObjectURL(image.src);
    const frame = new VideoFrame(canvas, {
      timestamp: Math.round((index * milliseconds * 1000) / count),
    });
    coder.encode(frame, { keyFrame: index % task.keyEvery === 0 });
    frame.close();
  }
  await coder.flush();
  return coded;
};

const folder = join(CONTENT_FOLDER, 'films');
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
// The browser offers video encoding to secure addresses only.
await page.route('http://localhost/', (route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' }),
);
await page.goto('http://localhost/');
await page.addScriptTag({ content: `window.moveScene = ${moveScene.toString()}` });
const nameIn = (url: string): string => url.replace(/^.*\/|\.svg$/g, '');
const fileIn = (url: string): string => url.replace(/^.*\/|\.webm$/g, '');
const posters = new Map(
  demoCatalogue('2027-03-01').flatMap(({ content: { movie } }) =>
    movie === null ? [] : [[fileIn(movie.url), nameIn(movie.poster)]],
  ),
);
const ofOffers = [...posters].map(([file, name]) => ({ file, name, size: SIZE }));
const scenes =
  (await demoContent().then((content) => content.page('homePage')))?.blocks.filter(
    ({ layout }) => layout === 'scenes',
  ) ?? [];
const ofHome = scenes
  .flatMap(({ boxes }) => boxes.flatMap(({ images }) => images))
  .flatMap(({ url, movie }) =>
    movie === undefined
      ? []
      : [
          {
            file: fileIn(movie),
            name: nameIn(url),
            size: movie.includes('-telefon') ? PHONE : FIRST_VIEW,
          },
        ],
  );
// `npx node tests/tools/films/shoot.ts NAME …` renders only the named films.
const names = process.argv.slice(2);
for (const { file, name, size } of [...ofOffers, ...ofHome].filter(
  (film) => names.length === 0 || names.includes(film.file),
)) {
  const svg = drawingByName(name);
  if (svg === null) throw new Error(`No scene is called ${name}`);
  const coded = await page.evaluate(shoot, {
    svg,
    ...size,
    milliseconds: MILLISECONDS,
    count: FRAMES,
    keyEvery: KEY_EVERY,
    bits: size === PHONE ? PHONE_BITS : BITS_PER_SECOND,
  });
  const frames = coded.map(
    ({ base64, key, at }): CodedFrame => ({
      bytes: Buffer.from(base64, 'base64'),
      key,
      at: Math.round(at),
    }),
  );
  const film = webm({ ...size, milliseconds: MILLISECONDS, frames });
  await writeFile(join(folder, `${file}.webm`), film);
  process.stdout.write(
    `${file}.webm: ${frames.length} frames, ${Math.round(film.length / 1024)} kB\n`,
  );
}
await browser.close();
