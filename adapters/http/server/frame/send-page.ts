import type { FastifyReply } from 'fastify';
import { HTML_TYPE } from './kept-answer.ts';

/** A page with its status, for this one reader. */
export const sendHtml = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').header('content-type', HTML_TYPE).send(html);
