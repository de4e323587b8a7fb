/**
 * The plain node:http module. An `import … from 'node:http'` also loads `fetch` and `WebSocket`,
 * which costs a twentieth of the shop's start (docs/decisions/0005-speed-and-memory.md).
 */
export const { createServer } = process.getBuiltinModule('node:http');
