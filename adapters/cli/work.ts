import './need-node.js';
import './lean.js';

// `npm run work`: what time and mails ask for, apart from the server. Loaded after these lines, as at the shop's own start.
await import('./workplace.ts');
