import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../../words/html.ts';

/** Returns true if a browser opens the response in a tab, not a script that can read JSON. */
export const isFollowedLink = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate';

/** Answers a refused link with a page that leads on to `path`. */
export const sendOnwardPage = (reply: FastifyReply, status: number, path: string): FastifyReply => {
  const link = escapeHtml(path);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${link}</title>` +
        `<meta http-equiv="refresh" content="0; url=${link}"></head><body><a href="${link}">${link}</a></body></html>`,
    );
};
