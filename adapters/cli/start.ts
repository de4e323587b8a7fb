import './need-node.js';
import './lean.js';
import { join } from 'node:path';
import { isStale } from './build-pages.ts';
import { bundledProgram } from './bundle.ts';

const root = join(import.meta.dirname, '../..');

// Code that is loaded before the compile cache is compiled again at every start.
if (process.argv.includes('--build-only')) await import('./build.ts');
else {
  const bundle = bundledProgram('shop');
  const shop: typeof import('./shop.ts') = await import(bundle ?? './shop.ts');
  await shop.startShop(bundle !== null && !isStale(root, join(root, 'dist')));
}
