import './need-node.js';
import { enableCompileCache } from 'node:module';

// Cache the compiled code, so that the next command starts faster.
enableCompileCache();
await import('./office/main.ts');
