import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { scene } from '../../../adapters/illustrations/scenes/scene.ts';

// `npm run films`, because mail programs show no SVG. 1.5 times its displayed size.

const SIZE = { width: 560, height: 160 };
const svg = scene({
  country: 'croatia',
  time: 'golden',
  vessel: 'monohull',
  seed: 12,
  ...SIZE,
  leaf: false,
  quiet: true,
});
const png = new Resvg(svg, { fitTo: { mode: 'width', value: SIZE.width * 1.5 } }).render().asPng();
await writeFile(join(import.meta.dirname, '..', '..', '..', 'adapters', 'mail', 'head.png'), png);
process.stdout.write(`head.png: ${Math.round(png.length / 1024)} kB\n`);
