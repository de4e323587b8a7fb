import './need-node.js';
import './lean.ts';
import { enableCompileCache } from 'node:module';

// Compiled code is kept between starts, and so are types taken off: what follows is loaded after this line for that reason.
enableCompileCache();
await import('./shop.ts');
