import './need-node.js';
import './lean.js';

// As in start.ts, import the worker only after the compile cache is on.
await import('./worker.ts');
