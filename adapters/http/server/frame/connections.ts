import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createServer } from '../../../system/node-http.ts';

/** Milliseconds. The longest body, 256 kB, comes in time over a line of 18 kB a second. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  // Longer than load balancers keep a connection (a minute, mostly), so that it is they who end it.
  keepAliveTimeout: 65_000,
};
/** A connection on which nothing moves in either direction, while a call is answered too. */
const SILENCE = 60_000;
/** Calls that are open when the server closes are answered within this. */
const CLOSING = 2_000;
/** Of these, whoever is still saying what they want has so long; after that only those are waited for who have said it. */
const SAYING = 1_000;
/** So often it is looked whether all of them have their answers. */
const LOOK = 50;

export type Connections = {
  /** Makes a server whose slow and silent connections end by themselves. */
  readonly serverFactory: (listener: RequestListener) => Server;
  /** Told of every call whose answer is not at hand at once. */
  begun(request: IncomingMessage, response: ServerResponse): void;
  /** Ends, a little later, whatever is still open then; for a server that takes no new connections any more. */
  endSoon(): void;
};

/** The connections of all the addresses at which one shop listens. `endBroken` ends one that sent no request. */
export const connections = (endBroken: (error: Error, socket: Socket) => void): Connections => {
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  const calls = new Set<IncomingMessage>();

  /** Whether somebody who has said all of it waits for an answer, or is still being sent one. */
  const isOwed = (): boolean =>
    [...calls].some(({ complete }) => complete) || [...sockets].some(({ writableLength }) => writableLength > 0);

  return {
    serverFactory: (listener) => {
      const server = createServer(LIMITS, listener);
      server.setTimeout(SILENCE);
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
        if (isOwed() && performance.now() - told < CLOSING) setTimeout(end, LOOK).unref();
        else for (const server of servers) server.closeAllConnections();
      };
      setTimeout(end, SAYING).unref();
    },
  };
};
