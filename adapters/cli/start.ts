import './need-node.js';
import './lean.js';
import { bundledProgram } from './bundle.ts';

// Code that is loaded before the compile cache is compiled again at every start.
const bundle = bundledProgram('shop');
if (process.argv.includes('--build-only')) await import('./build.ts');
else await (bundle === null ? import('./shop.ts') : import(bundle));
