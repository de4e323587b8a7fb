import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { textFieldOf } from '../../../codecs/is-record.ts';
import type { RouteWhere } from '../../contract/routes.ts';
import type { SerializedResponse } from './idempotency.ts';

/** Honeypots: fields that people leave empty. Older cached pages call the field `website`. */
const HONEYPOTS = ['leaveEmpty', 'website'] as const;

/** True if a honeypot is filled. A browser's autofill can do that too, not only a bot (R42.18). */
export const isHoneypotFilled = (request: unknown): boolean =>
  HONEYPOTS.some((name) => (textFieldOf(request, name) ?? '') !== '');

export type Fields = Readonly<Record<string, string>>;

export type FormAnswer = {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: unknown;
};

/**
 * A form that works without scripts. The server runs the call that a script would send, and
 * responds with a page.
 */
export type ScriptlessForm = {
  readonly sent: (fields: Fields) => object | null;
  readonly page: (
    request: FastifyRequest,
    reply: FastifyReply,
    fields: Fields,
    answer: FormAnswer | null,
  ) => FastifyReply | Promise<FastifyReply>;
};

export type ScriptlessForms = { readonly [N in RouteWhere<'form', string>]: ScriptlessForm };

/** `refusedBefore` checks what needs no body: origin, access and rate limit. */
export type CallPipeline = {
  readonly refusedBefore: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<SerializedResponse | null>;
  readonly respond: (
    request: FastifyRequest,
    reply: FastifyReply,
    sent: unknown,
  ) => Promise<SerializedResponse>;
};

/** Maximum bytes of a form's body. The longest message fits, even at nine bytes per character. */
const BODY_LIMIT = 64 * 1024;

const fieldsIn = (body: unknown): Fields =>
  Object.fromEntries(
    Object.entries(body ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

const toFormAnswer = ({ status, body, retryAfter }: SerializedResponse): FormAnswer => ({
  status,
  retryAfter: retryAfter === undefined ? null : String(retryAfter),
  body: JSON.parse(body),
});

export const acceptFormFields = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
};

/** Adds a form for browsers without scripts. Its call gets all the usual checks (R42, R44). */
export const mountScriptlessForm = (
  app: FastifyInstance,
  path: string,
  form: ScriptlessForm,
  { refusedBefore, respond }: CallPipeline,
): void => {
  app.register(async (forms) => {
    acceptFormFields(forms);
    forms.post(path, async (request, reply) => {
      const fields = fieldsIn(request.body);
      const sent = form.sent(fields);
      if (sent === null) return form.page(request, reply, fields, null);
      const answer = toFormAnswer(
        (await refusedBefore(request, reply)) ?? (await respond(request, reply, sent)),
      );
      if (answer.retryAfter !== null) reply.header('retry-after', answer.retryAfter);
      return form.page(request, reply, fields, answer);
    });
  });
};
