/**
 * node:http as it is. An `import … from 'node:http'` in a module asks for all that it has, its `fetch` and `WebSocket` among them, and so loads
 * both: a twentieth of the shop's start (docs/decisions/0006).
 */
export const { createServer } = process.getBuiltinModule('node:http');
