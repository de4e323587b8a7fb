import './need-node.js';
import './lean.js';

// Code that is loaded before the compile cache is compiled again at every start.
await import('./shop.ts');
