/**
 * Gets node:http without an import, which would also load `fetch` and cost start time
 * (docs/decisions/0005-speed-and-memory.md).
 */
export const { createServer, get } = process.getBuiltinModule('node:http');
