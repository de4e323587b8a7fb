import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createServer } from '../../../system/node-http.ts';

/** Time limits in milliseconds. A client at 18 kB per second can send the longest body in time. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  // The idle time is longer than that of most load balancers, so that they close first.
  keepAliveTimeout: 65_000,
};
/**
 * Milliseconds without traffic after which a connection is closed, even while a call is running.
 */
const IDLE_TIMEOUT = 60_000;
/** Milliseconds that running calls may still take when the server closes. */
const CLOSE_TIMEOUT = 2_000;
/** Milliseconds in which clients may finish sending their request when the server closes. */
const REQUEST_GRACE = 1_000;
const CHECK_INTERVAL = 50;

export type Connections = {
  readonly serverFactory: (listener: RequestListener) => Server;
  /** Registers a call. Not needed for responses that are sent from the cache. */
  begun(request: IncomingMessage, response: ServerResponse): void;
  /** Closes the open connections. Call it when the server accepts no new ones. */
  endSoon(): void;
};

/** `endBroken` closes a connection that sent no valid request. */
export const trackConnections = (
  endBroken: (error: Error, socket: Socket) => void,
): Connections => {
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  const calls = new Set<IncomingMessage>();

  /**
   * Returns true while a complete request has no response yet, or a response is still being sent.
   */
  const isOwed = (): boolean =>
    [...calls].some(({ complete }) => complete) ||
    [...sockets].some(({ writableLength }) => writableLength > 0);

  return {
    serverFactory: (listener) => {
      const server = createServer(LIMITS, listener);
      server.setTimeout(IDLE_TIMEOUT);
      server.on('clientError', endBroken).on('connection', (socket: Socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
      });
      servers.push(server);
      return server;
    },
    begun: (request, response) => {
      calls.add(request);
      const over = () => calls.delete(request);
      response.once('finish', over).once('close', over);
    },
    endSoon: () => {
      const told = performance.now();
      const end = (): void => {
        if (isOwed() && performance.now() - told < CLOSE_TIMEOUT)
          setTimeout(end, CHECK_INTERVAL).unref();
        else for (const server of servers) server.closeAllConnections();
      };
      setTimeout(end, REQUEST_GRACE).unref();
    },
  };
};
