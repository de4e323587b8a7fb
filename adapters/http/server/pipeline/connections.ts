import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createServer } from '../../../system/node-http.ts';

/** Milliseconds. The longest body, 256 kB, arrives in time at 18 kB per second. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  // Longer than the idle timeout of most load balancers (one minute), so that the load balancer
  // closes the connection.
  keepAliveTimeout: 65_000,
};
/**
 * Milliseconds. A connection without traffic in either direction is closed, even while a call is
 * running.
 */
const IDLE_TIMEOUT = 60_000;
/** Milliseconds that running calls have when the server closes. */
const CLOSE_TIMEOUT = 2_000;
/**
 * Milliseconds that clients have to finish sending their request when the server closes. After
 * that, the server waits only for complete requests.
 */
const REQUEST_GRACE = 1_000;
/** Milliseconds between two checks whether all requests are answered. */
const CHECK_INTERVAL = 50;

export type Connections = {
  /** Makes a server that closes slow and silent connections. */
  readonly serverFactory: (listener: RequestListener) => Server;
  /** Registers a call that is not answered from the cache. */
  begun(request: IncomingMessage, response: ServerResponse): void;
  /**
   * Closes all open connections after a short time. Call it when the server accepts no new ones.
   */
  endSoon(): void;
};

/**
 * Tracks the connections of all addresses on which one shop listens. `endBroken` closes a
 * connection without a valid request.
 */
export const trackConnections = (
  endBroken: (error: Error, socket: Socket) => void,
): Connections => {
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  const calls = new Set<IncomingMessage>();

  /**
   * Returns true if a complete request waits for its response, or if a response is still being
   * sent.
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
