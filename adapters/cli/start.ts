import './need-node.js';
import './lean.js';

// Loaded after these lines, because code that is loaded before them is compiled again at every
// start.
await import('./shop.ts');
