import { createHash } from 'node:crypto';

/** Returns the ETag of a content. Equal contents have the same ETag in every process. */
export const etagOf = (text: string | Uint8Array): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
