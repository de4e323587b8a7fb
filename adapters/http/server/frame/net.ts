import type { FastifyRequest } from 'fastify';

/** Whether a network address is this machine's own. */
export const isLoopbackAddress = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address);

/** Whether a host, with or without port, names this machine. */
export const isLoopbackHost = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host);

/** Whether a call comes from this machine and asks for it by a name of its own (a foreign name may be a rebound one). */
export const isLocalCall = (request: FastifyRequest): boolean =>
  isLoopbackAddress(request.socket.remoteAddress ?? '') && isLoopbackAddress(request.ip) && isLoopbackHost(request.host);
