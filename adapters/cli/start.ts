import './need-node.js';
import './lean.js';

// Import the shop only after the compile cache is on. Code that is loaded before is compiled again
// at every start.
await import('./shop.ts');
