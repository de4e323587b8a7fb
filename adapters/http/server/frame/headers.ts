import type { FastifyInstance } from 'fastify';

/** Own files only; no inline script or style, so that no nonce is needed and public pages can be cached whole. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ');

const EVERYWHERE = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** Puts the security headers and a request number on every answer, failures included. HSTS of a year in production only. */
export const addHeaders = (app: FastifyInstance, production: boolean): void => {
  const headers = production ? { ...EVERYWHERE, 'strict-transport-security': 'max-age=31536000' } : EVERYWHERE;
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
};
