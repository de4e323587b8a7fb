import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouteName } from '../../contract/paths.ts';
import type { Sendable } from './idempotency.ts';

/** What a form's fields hold, by their names. */
export type Fields = Readonly<Record<string, string>>;

/** What came of a form's call: the wire's own answer, as a screen reads it. */
export type FormAnswer = { readonly status: number; readonly retryAfter: string | null; readonly body: unknown };

/** A form of a page that is sent without a script: the call that its program would make, answered by a page. */
export type PlainForm = {
  readonly call: RouteName;
  readonly path: string;
  /** What the call is sent; null where something is to be mended before anything is sent. */
  readonly sent: (fields: Fields) => object | null;
  /** The page that tells what came of it; of nothing that was sent there is no answer. */
  readonly page: (
    request: FastifyRequest,
    reply: FastifyReply,
    fields: Fields,
    answer: FormAnswer | null,
  ) => FastifyReply | Promise<FastifyReply>;
};

/** A call without its way in: what refuses it before anything is read (origin, limits), and what answers it. */
export type Answering = {
  readonly refusedBefore: (request: FastifyRequest, reply: FastifyReply) => Promise<Sendable | null>;
  readonly respond: (request: FastifyRequest, reply: FastifyReply, sent: unknown) => Promise<Sendable>;
};

/** More than the longest message, each of its letters as nine bytes ('%C4%85' and what stands around it). */
const BODY_LIMIT = 64 * 1024;

const fieldsIn = (body: unknown): Fields =>
  Object.fromEntries(Object.entries(body ?? {}).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

const told = ({ status, body, retryAfter }: Sendable): FormAnswer => ({
  status,
  retryAfter: retryAfter === undefined ? null : String(retryAfter),
  body: JSON.parse(body),
});

/**
 * Mounts a plain form: origin (R44), limits (R42), decoding and the log are the call's own. What was typed is read before anything is
 * refused, so that the page can show it again.
 */
export const mountPlainForm = (app: FastifyInstance, form: PlainForm, { refusedBefore, respond }: Answering): void => {
  app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    forms.post(form.path, async (request, reply) => {
      const fields = fieldsIn(request.body);
      const sent = form.sent(fields);
      if (sent === null) return form.page(request, reply, fields, null);
      const answer = told((await refusedBefore(request, reply)) ?? (await respond(request, reply, sent)));
      if (answer.retryAfter !== null) reply.header('retry-after', answer.retryAfter);
      return form.page(request, reply, fields, answer);
    });
  });
};
