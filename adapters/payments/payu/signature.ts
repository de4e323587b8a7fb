import { createHash, timingSafeEqual } from 'node:crypto';

/** The header of a notification; PayU sends the same under two names. */
export const SIGNATURE_HEADER = 'openpayu-signature';

/** The algorithms that PayU names, in each spelling that it has used for them. */
const HASHES: Readonly<Record<string, 'md5' | 'sha256'>> = { MD5: 'md5', 'SHA-256': 'sha256', SHA256: 'sha256' };

export type SignatureAlgorithm = 'MD5' | 'SHA-256';

const hashOf = (algorithm: 'md5' | 'sha256', body: Uint8Array, secondKey: string): Buffer =>
  createHash(algorithm).update(body).update(secondKey).digest();

/** The header's parts: `sender=checkout;signature=c33a…;algorithm=MD5;content=DOCUMENT`. */
const partsOf = (header: string): ReadonlyMap<string, string> =>
  new Map(
    header.split(';').map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [part.trim(), ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()];
    }),
  );

/**
 * Whether a notification was signed with the second key: the hash that its header names, over the bytes of the body as they came,
 * followed by the key. Compared in constant time; a header that is missing, broken or of another algorithm proves nothing.
 */
export const isGenuine = (body: Uint8Array, header: string | undefined, secondKey: string): boolean => {
  const parts = partsOf(header ?? '');
  const algorithm = HASHES[parts.get('algorithm')?.toUpperCase() ?? ''];
  const signature = parts.get('signature') ?? '';
  if (algorithm === undefined || !/^[\da-f]+$/i.test(signature)) return false;
  const right = hashOf(algorithm, body, secondKey);
  const given = Buffer.from(signature, 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
};

/** The header that whoever holds the second key puts on a body. */
export const signatureOf = (body: Uint8Array, secondKey: string, algorithm: SignatureAlgorithm = 'MD5'): string =>
  `sender=checkout;signature=${hashOf(algorithm === 'MD5' ? 'md5' : 'sha256', body, secondKey).toString('hex')};algorithm=${algorithm};content=DOCUMENT`;
