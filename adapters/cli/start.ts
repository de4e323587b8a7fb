import './need-node.js';
import './lean.js';
import { join } from 'node:path';
import { isBuildOutdated } from './build-pages.ts';
import { bundledProgramUrl } from './bundle.ts';

const root = join(import.meta.dirname, '../..');

// Import the shop after the compile cache is on; otherwise Node compiles the shop at every start.
if (process.argv.includes('--build-only')) await import('./build.ts');
else {
  const bundle = bundledProgramUrl('shop');
  const shop: typeof import('./shop.ts') = await import(bundle ?? './shop.ts');
  await shop.startShop(bundle !== null && !isBuildOutdated(root, join(root, 'dist')));
}
