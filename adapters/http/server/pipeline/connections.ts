import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createServer } from '../../../system/node-http.ts';

/** Limits in milliseconds. At 18 kB per second, a client can still send the longest body. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  // This timeout is longer than a load balancer's, so that the balancer closes idle connections
  // first.
  keepAliveTimeout: 65_000,
};
/** A connection without traffic is closed after this many milliseconds, even during a call. */
const IDLE_TIMEOUT = 60_000;
/** When the server closes, running calls have this many milliseconds to end. */
const CLOSE_TIMEOUT = 2_000;
/** When the server closes, clients have this many milliseconds to send the rest of a request. */
const REQUEST_GRACE = 1_000;
const CHECK_INTERVAL = 50;

export type Connections = {
  readonly serverFactory: (listener: RequestListener) => Server;
  begun(request: IncomingMessage, response: ServerResponse): void;
  endSoon(): void;
};

export const createConnectionTracker = (
  endBroken: (error: Error, socket: Socket) => void,
): Connections => {
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  const calls = new Set<IncomingMessage>();

  /** True if a complete request has no complete response yet. Then the connection stays open. */
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
      const begun = performance.now();
      const end = (): void => {
        if (isOwed() && performance.now() - begun < CLOSE_TIMEOUT)
          setTimeout(end, CHECK_INTERVAL).unref();
        else for (const server of servers) server.closeAllConnections();
      };
      setTimeout(end, REQUEST_GRACE).unref();
    },
  };
};
