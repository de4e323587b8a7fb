import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findSigningAlgorithm, signatureOf } from '../../../adapters/payments/payu/signature.ts';

const KEY = 'b6ca15b0d1020e8094d9b5f8d163db54';
/** No JSON serializer produces these bytes: spaces, an escaped letter, and invalid UTF-8. */
const BODY = Buffer.concat([
  Buffer.from('{ "order" : {"description":"\\u017bagle"}}\r\n'),
  Buffer.from([0xff]),
]);

const hash = (algorithm: 'md5' | 'sha256'): string =>
  createHash(algorithm)
    .update(Buffer.concat([BODY, Buffer.from(KEY)]))
    .digest('hex');

describe('the signature of a payment provider’s notification', () => {
  it.each([
    [`sender=checkout;signature=${hash('md5')};algorithm=MD5;content=DOCUMENT`, 'MD5'],
    [`signature=${hash('md5').toUpperCase()}; sender=checkout; algorithm=md5`, 'MD5'],
    [`sender=checkout;signature=${hash('sha256')};algorithm=SHA-256;content=DOCUMENT`, 'SHA-256'],
    [`sender=checkout;signature=${hash('sha256')};algorithm=SHA256;content=DOCUMENT`, 'SHA-256'],
    [signatureOf(BODY, KEY), 'MD5'],
    [signatureOf(BODY, KEY, 'SHA-256'), 'SHA-256'],
  ])(
    'is checked against the raw bytes; the check returns the hash algorithm (header: %s)',
    (header, algorithm) => {
      expect(findSigningAlgorithm(BODY, header, KEY)).toBe(algorithm);
      expect(findSigningAlgorithm(BODY.subarray(0, -1), header, KEY)).toBeNull();
      expect(findSigningAlgorithm(BODY, header, `${KEY} `)).toBeNull();
    },
  );

  it.each([
    undefined,
    '',
    ';;;',
    'signature=;algorithm=MD5',
    `signature=${hash('md5')}`,
    `signature=${hash('md5')};algorithm=SHA-256`,
    `signature=${hash('sha256')};algorithm=MD5`,
    `signature=${hash('md5')}00;algorithm=MD5`,
    `signature=${hash('md5').slice(2)};algorithm=MD5`,
    `signature=zz${hash('md5').slice(2)};algorithm=MD5`,
    `signature=${hash('md5')};algorithm=constructor`,
  ])(
    'is invalid if the header is missing (undefined), is broken or names a wrong algorithm; header: %s',
    (header) => {
      expect(findSigningAlgorithm(BODY, header, KEY)).toBeNull();
    },
  );
});
