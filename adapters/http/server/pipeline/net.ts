import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const valuesOf = (fields: unknown): readonly unknown[] => Object.values(fields ?? {}).flat();

/** Answers 404 to U+0000 in an address: no id contains it, and PostgreSQL cannot store it. */
export const refuseNulCharacters = (app: FastifyInstance): void => {
  app.addHook('preHandler', (request, reply, done) => {
    const values = [...valuesOf(request.params), ...valuesOf(request.query)];
    if (values.every((value) => typeof value !== 'string' || !value.includes('\0'))) return done();
    reply.callNotFound();
  });
};

const isLoopbackAddress = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address);

const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
};

/** Returns the network address for rate limits: the IPv4 address, or the IPv6 /64 network (R65). */
export const rateLimitKeyOfAddress = (address: string): string => {
  const ip =
    /^\[([\da-f:.%]+)\](?::\d+)?$/i.exec(address)?.[1] ??
    /^([\d.]+):\d+$/.exec(address)?.[1] ??
    address;
  const [plain = ''] = ip.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : ip;
};

export const isLoopbackHost = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host);

/**
 * Returns true for a call from this machine to a local host name. Refuses other host names, because
 * an attacker's host name can lead to this machine (DNS rebinding).
 */
export const isLocalCall = (request: FastifyRequest): boolean =>
  isLoopbackAddress(request.socket.remoteAddress ?? '') &&
  isLoopbackAddress(request.ip) &&
  isLoopbackHost(request.host);
