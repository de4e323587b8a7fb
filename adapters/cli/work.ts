import './need-node.js';
import './lean.ts';
import { enableCompileCache } from 'node:module';

// `npm run work`: what time and mails ask for, apart from the server. As at the shop's own start: compiled code is kept between starts.
enableCompileCache();
await import('./workplace.ts');
