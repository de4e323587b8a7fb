import type { FastifyReply } from 'fastify';
import { HTML_TYPE } from './cached-response.ts';

export const sendHtml = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', HTML_TYPE)
    .send(html);
