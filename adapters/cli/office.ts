import './need-node.js';
import { enableCompileCache } from 'node:module';
import { bundledProgram } from './bundle.ts';

enableCompileCache();
const bundle = bundledProgram('office');
await (bundle === null ? import('./office/main.ts') : import(bundle));
