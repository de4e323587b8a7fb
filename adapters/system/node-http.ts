/** An import of node:http would load `fetch`, too (docs/decisions/0005-speed-and-memory.md). */
export const { createServer, get } = process.getBuiltinModule('node:http');
