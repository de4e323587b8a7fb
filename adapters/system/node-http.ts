/**
 * An `import … from 'node:http'` also loads `fetch` and `WebSocket`, a twentieth of the shop's
 * start (docs/decisions/0005-speed-and-memory.md).
 */
export const { createServer } = process.getBuiltinModule('node:http');
