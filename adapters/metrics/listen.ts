import type { MetricsAddress } from '../system/config.ts';
import { createServer } from '../system/node-http.ts';
import type { Metrics } from './metrics.ts';

export const serveMetrics = (
  { text, type }: Metrics,
  { host, port }: MetricsAddress,
): Promise<{ readonly port: number; close(): Promise<void> }> =>
  new Promise((resolve, reject) => {
    const server = createServer(
      { requestTimeout: 10_000, headersTimeout: 5_000 },
      async ({ method, url }, response) => {
        if ((method !== 'GET' && method !== 'HEAD') || url !== '/metrics') {
          response.writeHead(404).end();
          return;
        }
        const body = await text().catch(() => null);
        if (body === null) response.writeHead(500).end();
        else
          response
            .writeHead(200, { 'content-type': type, 'cache-control': 'no-store' })
            .end(method === 'HEAD' ? undefined : body);
      },
    );
    server.once('error', reject);
    server.listen(port, host, () => {
      server.on('error', () => undefined);
      const at = server.address();
      const close = (): Promise<void> =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        });
      resolve({ port: typeof at === 'object' && at !== null ? at.port : port, close });
    });
  });
