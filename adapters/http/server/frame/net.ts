import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Whether a network address is this machine's own. */
export const isLoopbackAddress = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address);

/** The eight groups of an IPv6 address, lower case, without leading zeros; the four last ones of an address with an IPv4 tail are as good as any. */
const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after].map((group) => group.replace(/^0+(?=.)/, ''));
};

/**
 * Whom limits by address count (R65): an IPv4 address, or the /64 network of an IPv6 one, of which a single line has 2^64 addresses.
 * IPv4 written as IPv6 is IPv4. Some proxies say the port as well, which is another one for every connection.
 */
export const countedAddress = (address: string): string => {
  const said = /^\[([\da-f:.%]+)\](?::\d+)?$/i.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  const [plain = ''] = said.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : said;
};

/** Whether a host, with or without port, names this machine. */
export const isLoopbackHost = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host);

/** Whether a call comes from this machine and asks for it by a name of its own (a foreign name may be a rebound one). */
export const isLocalCall = (request: FastifyRequest): boolean =>
  isLoopbackAddress(request.socket.remoteAddress ?? '') && isLoopbackAddress(request.ip) && isLoopbackHost(request.host);
