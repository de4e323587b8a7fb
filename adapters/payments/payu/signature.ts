import { createHash, timingSafeEqual } from 'node:crypto';

/** PayU sends the signature in two headers with the same value. The shop reads this one. */
export const SIGNATURE_HEADER = 'openpayu-signature';

export type SignatureAlgorithm = 'MD5' | 'SHA-256';

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

/** Parses a header such as `sender=checkout;signature=c33a…;algorithm=MD5;content=DOCUMENT`. */
const partsOf = (header: string): ReadonlyMap<string, string> =>
  new Map(
    header.split(';').map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [part.trim(), ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()];
    }),
  );

/** Verifies a signature in constant time. Returns its algorithm; null if the signature is wrong. */
export const findSigningAlgorithm = (
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

export const signatureOf = (
  body: Uint8Array,
  secondKey: string,
  algorithm: SignatureAlgorithm = 'MD5',
): string =>
  `sender=checkout;signature=${hashOf(algorithm, body, secondKey).toString('hex')};algorithm=${algorithm};content=DOCUMENT`;
