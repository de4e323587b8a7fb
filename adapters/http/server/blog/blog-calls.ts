import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Result } from 'neverthrow';
import type { BlogOf } from '../../../../application/ports/blog.ts';
import { refuseWith, sendRefusal } from '../pipeline/failures.ts';
import { rateLimitKeyOfAddress } from '../pipeline/net.ts';
import { etagOf } from '../pipeline/page-cache.ts';
import type { graphqlHandler } from './graphql-handler.ts';

type Picture = { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> };

export type BlogDeps = {
  readonly blogOf: BlogOf;
  readonly pictures: ((name: string) => Promise<Result<Picture | null, 'away'>>) | null;
};

const LONGEST_QUERY = 16 * 1024;

/** If a picture (an SVG) is opened as a page, it must not run scripts. */
const PICTURE_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

export const mountBlogGraphql = (
  app: FastifyInstance,
  { blogOf, pictures }: BlogDeps,
  siteOf: (request: FastifyRequest) => number,
): void => {
  const handlers = new Map<number, ReturnType<typeof graphqlHandler>>();
  app.post('/graphql', { bodyLimit: LONGEST_QUERY }, async (request, reply) => {
    // Load GraphQL at the first call: it takes longer than the rest of the server's start.
    const siteId = siteOf(request);
    const handler =
      handlers.get(siteId) ?? (await import('./graphql-handler.ts')).graphqlHandler(blogOf(siteId));
    handlers.set(siteId, handler);
    const { method, url, headers } = request;
    const [answer, { status, headers: sentHeaders = {} }] = await handler({
      method,
      url,
      headers,
      body: () => JSON.stringify(request.body),
      raw: request,
      context: { visitor: rateLimitKeyOfAddress(request.ip) },
    });
    return reply
      .code(status)
      .headers({ ...sentHeaders, 'cache-control': 'no-store' })
      .send(answer ?? '');
  });
  if (pictures === null) return;
  app.get<{ Params: { name: string } }>('/blog/obrazy/:name', async (request, reply) => {
    const found = await pictures(request.params.name);
    const picture = found.unwrapOr(null);
    if (picture === null) return sendRefusal(reply, refuseWith('notFound'));
    const { type, bytes } = picture;
    const etag = etagOf(Buffer.from(bytes).toString('base64'));
    reply.headers({
      etag,
      'cache-control': 'public, max-age=86400',
      'content-security-policy': PICTURE_POLICY,
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.header('content-type', type).send(Buffer.from(bytes));
  });
};
