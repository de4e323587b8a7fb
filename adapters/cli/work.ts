import './need-node.js';
import './lean.js';

// `npm run work`: scheduled jobs and mails without the server. Loaded after these lines, as at the
// start of the shop.
await import('./worker.ts');
