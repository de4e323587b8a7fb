/** An import of node:http would also load `fetch` (docs/decisions/0005-speed-and-memory.md). */
export const { createServer, get } = process.getBuiltinModule('node:http');
