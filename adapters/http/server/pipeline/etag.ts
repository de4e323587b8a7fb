import { createHash } from 'node:crypto';

/** Equal contents have the same ETag in every process. */
export const etagOf = (text: string | Uint8Array): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
