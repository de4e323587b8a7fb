import { createHash, timingSafeEqual } from 'node:crypto';

/** The header of a notification; PayU sends the same under two names. */
export const SIGNATURE_HEADER = 'openpayu-signature';

export type SignatureAlgorithm = 'MD5' | 'SHA-256';

/** The algorithms that PayU names, in each spelling that it has used for them. */
const ALGORITHMS: Readonly<Record<string, SignatureAlgorithm>> = {
  MD5: 'MD5',
  'SHA-256': 'SHA-256',
  SHA256: 'SHA-256',
};

const HASHES = { MD5: 'md5', 'SHA-256': 'sha256' } as const satisfies Record<
  SignatureAlgorithm,
  string
>;

const hashOf = (algorithm: SignatureAlgorithm, body: Uint8Array, secondKey: string): Buffer =>
  createHash(HASHES[algorithm]).update(body).update(secondKey).digest();

/** The header's parts: `sender=checkout;signature=c33a…;algorithm=MD5;content=DOCUMENT`. */
const partsOf = (header: string): ReadonlyMap<string, string> =>
  new Map(
    header.split(';').map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [part.trim(), ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()];
    }),
  );

/**
 * By which hash a notification was signed with the second key: the one that its header names, over the bytes of the body as they came,
 * followed by the key. Compared in constant time; null where the header is missing, broken or of another algorithm, or the hash is wrong.
 */
export const signedBy = (
  body: Uint8Array,
  header: string | undefined,
  secondKey: string,
): SignatureAlgorithm | null => {
  const parts = partsOf(header ?? '');
  const algorithm = ALGORITHMS[parts.get('algorithm')?.toUpperCase() ?? ''];
  const signature = parts.get('signature') ?? '';
  if (algorithm === undefined || !/^[\da-f]+$/i.test(signature)) return null;
  const right = hashOf(algorithm, body, secondKey);
  const sent = Buffer.from(signature, 'hex');
  return sent.length === right.length && timingSafeEqual(sent, right) ? algorithm : null;
};

/** The header that whoever holds the second key puts on a body. */
export const signatureOf = (
  body: Uint8Array,
  secondKey: string,
  algorithm: SignatureAlgorithm = 'MD5',
): string =>
  `sender=checkout;signature=${hashOf(algorithm, body, secondKey).toString('hex')};algorithm=${algorithm};content=DOCUMENT`;
