import { createHash } from 'node:crypto';

/** The ETag of a text or file: the same for the same bytes in every process. */
export const etagOf = (text: string | Uint8Array): string => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
