import './need-node.js';
import { enableCompileCache } from 'node:module';
import { bundledProgram } from './bundle.ts';

// Cache the compiled code, so that the next command starts faster.
enableCompileCache();
const bundle = bundledProgram('office');
await (bundle === null ? import('./office/main.ts') : import(bundle));
