import type { RequestListener, Server } from 'node:http';
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

export type Connections = {
  /** Makes a server whose slow and silent connections end by themselves. */
  readonly serverFactory: (listener: RequestListener) => Server;
  /** Ends, a little later, whatever is still open then; for a server that takes no new connections any more. */
  endSoon(): void;
};

/** The connections of all the addresses at which one shop listens. `endBroken` ends one that sent no request. */
export const connections = (endBroken: (error: Error, socket: Socket) => void): Connections => {
  const servers: Server[] = [];
  return {
    serverFactory: (listener) => {
      const server = createServer(LIMITS, listener);
      server.setTimeout(SILENCE);
      server.on('clientError', endBroken);
      servers.push(server);
      return server;
    },
    endSoon: () => {
      const end = (): void => {
        for (const server of servers) server.closeAllConnections();
      };
      setTimeout(end, CLOSING).unref();
    },
  };
};
