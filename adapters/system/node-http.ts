/** `import … from 'node:http'` also loads `fetch` (docs/decisions/0005-speed-and-memory.md). */
export const { createServer } = process.getBuiltinModule('node:http');
