import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Answerer = (query: string, request: IncomingMessage, response: ServerResponse) => void;

export const openService = async (first: Answerer) => {
  let answerer = first;
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      const query =
        request.method === 'POST' ? String(JSON.parse(body).query) : (request.url ?? '');
      requests.push(query);
      answerer(query, request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/graphql`,
    asked: requests,
    answer: (next: Answerer): void => {
      answerer = next;
    },
  };
};

export const json = (response: ServerResponse, body: object): void => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
};

export const postEdge = (slug: string, more: object = {}) => ({
  node: {
    title: `Wpis &#8211; ${slug}`,
    slug,
    date: '2026-05-01T10:00:00',
    excerpt: '<p>Krótko &hellip;</p>\n',
    featuredImage: null,
    ...more,
  },
});

export const postsPage = (edges: readonly object[], endCursor: string | null = null) => ({
  data: { posts: { edges, pageInfo: { hasNextPage: endCursor !== null, endCursor } } },
});
