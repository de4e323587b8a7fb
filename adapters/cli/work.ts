import './need-node.js';
import './lean.js';

// `npm run work` does scheduled jobs and sends mails without the server. Import it only after the
// compile cache is on, as start.ts does.
await import('./worker.ts');
