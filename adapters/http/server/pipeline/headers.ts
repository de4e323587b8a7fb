import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { HEAD_SCRIPT } from '../../contract/head-script.ts';

/**
 * Returns the hash by which the security policy allows a script. A nonce must be different in each
 * response, so a cached page cannot have one.
 */
const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const HEAD_SCRIPT_HASH = hashSource(HEAD_SCRIPT);

/** Hosts of map tiles and chat. Pages load from them only after the visitor asks for it. */
export type ExternalOrigins = { readonly tiles?: string | null; readonly chat?: string | null };

type PolicySources = ExternalOrigins & { readonly style?: string | undefined };

const contentSecurityPolicy = ({ tiles = null, chat = null, style }: PolicySources): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${HEAD_SCRIPT_HASH}`,
    `style-src 'self'${style === undefined ? '' : ` ${hashSource(style)}`}`,
    `img-src 'self' data:${tiles === null ? '' : ` ${tiles}`}`,
    ...(chat === null ? [] : [`frame-src ${chat}`]),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');

const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

export type Hsts = 'off' | 'host' | 'withSubdomains';

const YEAR = 'max-age=31536000';
const HSTS = {
  off: {},
  host: { 'strict-transport-security': YEAR },
  withSubdomains: { 'strict-transport-security': `${YEAR}; includeSubDomains` },
} as const satisfies Record<Hsts, object>;

export type SecurityHeaders = Readonly<Record<string, string>>;

export const securityHeaders = (
  hsts: Hsts,
  externalSources: PolicySources = {},
): SecurityHeaders => ({
  'content-security-policy': contentSecurityPolicy(externalSources),
  ...COMMON_HEADERS,
  ...HSTS[hsts],
});

export const addHeaders = (app: FastifyInstance, headers: SecurityHeaders): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
};
