import './need-node.js';
import { enableCompileCache } from 'node:module';

// As at the shop's own start: compiled code is kept, so that the second command of the day comes quicker.
enableCompileCache();
await import('./office/main.ts');
