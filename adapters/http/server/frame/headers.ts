import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { HEAD_SCRIPT } from '../../contract/head-script.ts';

/** The script in the head of every page, by its hash: a nonce would be another for each reader of a page that is kept whole. */
const HEAD_SCRIPT_HASH = `'sha256-${createHash('sha256').update(HEAD_SCRIPT).digest('base64')}'`;

/** Origins of services of others that the shop was told to offer; nothing is asked of them before a visitor wants it. */
export type OutsideOrigins = { readonly tiles?: string | null; readonly chat?: string | null };

/** Own files and the one script in the head; no other inline script and no inline style. */
const policyWith = ({ tiles = null, chat = null }: OutsideOrigins): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${HEAD_SCRIPT_HASH}`,
    "style-src 'self'",
    `img-src 'self' data:${tiles === null ? '' : ` ${tiles}`}`,
    ...(chat === null ? [] : [`frame-src ${chat}`]),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** Whether browsers ask the shop, or the hosts below its own as well, over HTTPS alone; 'off' in development. */
export type Hsts = 'off' | 'host' | 'withSubdomains';

const YEAR = 'max-age=31536000';
const HSTS = {
  off: {},
  host: { 'strict-transport-security': YEAR },
  withSubdomains: { 'strict-transport-security': `${YEAR}; includeSubDomains` },
} as const satisfies Record<Hsts, object>;

export type SecurityHeaders = Readonly<Record<string, string>>;

/** The security headers of every answer. */
export const securityHeaders = (hsts: Hsts, outside: OutsideOrigins = {}): SecurityHeaders => ({
  'content-security-policy': policyWith(outside),
  ...EVERYWHERE,
  ...HSTS[hsts],
});

/** Puts the security headers and a request number on every answer, failures included. */
export const addHeaders = (app: FastifyInstance, headers: SecurityHeaders): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
};
