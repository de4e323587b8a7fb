import './need-node.js';
import './lean.js';

// Loaded after these lines: what comes before them is compiled anew at every start.
await import('./shop.ts');
