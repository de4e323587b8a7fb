import './need-node.js';
import { enableCompileCache } from 'node:module';

// As at the start of the shop: cached code makes the next command start faster.
enableCompileCache();
await import('./office/main.ts');
