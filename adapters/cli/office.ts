import './need-node.js';
import { enableCompileCache } from 'node:module';
import { bundledProgramUrl } from './bundle.ts';

enableCompileCache();
const bundle = bundledProgramUrl('office');
await (bundle === null ? import('./office/main.ts') : import(bundle));
