import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from './etag.ts';

/** A page with its status. */
export const sendHtml = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply.code(status).header('content-type', 'text/html; charset=utf-8').send(html);

/** A page that is the same for everybody: asked for again, it is sent only where it has changed. */
export const sendPublic = (request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply => {
  const etag = etagOf(html);
  reply.header('etag', etag).header('cache-control', 'no-cache');
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : sendHtml(reply, 200, html);
};
