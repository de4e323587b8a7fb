import './need-node.js';
import './lean.js';

// Import the worker only after the compile cache is on, as start.ts does.
await import('./worker.ts');
