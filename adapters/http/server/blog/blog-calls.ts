import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Result } from 'neverthrow';
import type { BlogOf } from '../../../../application/ports/blog.ts';
import { etagOf } from '../frame/etag.ts';
import { sendRefused } from '../frame/failures.ts';
import { countedAddress } from '../frame/net.ts';
import { refuse } from '../frame/refused.ts';
import type { graphqlHandler } from './graphql-handler.ts';

type Picture = { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> };

export type BlogDeps = {
  readonly blogOf: BlogOf;
  /** Pictures of a blog elsewhere, by the name in their address; null where the blog is the shop's own. */
  readonly pictures: ((name: string) => Promise<Result<Picture | null, 'away'>>) | null;
};

const LONGEST_QUERY = 16 * 1024;

/** A picture is a picture alone: opened by itself it may run nothing, whatever it holds. */
const PICTURE_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** Mounts POST /graphql, the blog's outer face with the figures of the brand whose address was asked, and the pictures of a blog elsewhere. */
export const mountBlog = (app: FastifyInstance, { blogOf, pictures }: BlogDeps, siteOf: (request: FastifyRequest) => number): void => {
  const handlers = new Map<number, ReturnType<typeof graphqlHandler>>();
  app.post('/graphql', { bodyLimit: LONGEST_QUERY }, async (request, reply) => {
    // Loaded with the first query: GraphQL costs more of a start than the rest of the server.
    const siteId = siteOf(request);
    const handler = handlers.get(siteId) ?? (await import('./graphql-handler.ts')).graphqlHandler(blogOf(siteId));
    handlers.set(siteId, handler);
    const { method, url, headers } = request;
    const [answer, { status, headers: told = {} }] = await handler({
      method,
      url,
      headers,
      body: () => JSON.stringify(request.body),
      raw: request,
      context: { visitor: countedAddress(request.ip) },
    });
    return reply
      .code(status)
      .headers({ ...told, 'cache-control': 'no-store' })
      .send(answer ?? '');
  });
  if (pictures === null) return;
  app.get<{ Params: { name: string } }>('/blog/obrazy/:name', async (request, reply) => {
    const found = await pictures(request.params.name);
    const picture = found.unwrapOr(null);
    if (picture === null) return sendRefused(reply, refuse('notFound'));
    const { type, bytes } = picture;
    const etag = etagOf(Buffer.from(bytes).toString('base64'));
    reply.headers({ etag, 'cache-control': 'public, max-age=86400', 'content-security-policy': PICTURE_POLICY });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.header('content-type', type).send(Buffer.from(bytes));
  });
};
