import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  confirmSubscription,
  type SubscriptionAnswerDeps,
  unsubscribe,
} from '../../../../application/newsletter/subscribe.ts';
import { pages } from '../../contract/pages.pl.ts';
import { type PageRendering, renderRequestedPage, sendHtml } from '../pipeline/page-cache.ts';
import type { ScriptlessForm } from '../pipeline/scriptless-form.ts';

export type NewsletterPagesDeps = SubscriptionAnswerDeps & PageRendering;

type Step = 'confirm' | 'leave' | 'confirmed' | 'left' | 'unknown';

const BODY_LIMIT = 64 * 1024;

/**
 * Format of an unsubscribe key. A used key gets the status 200 too, because mail programs can send
 * the same call twice.
 */
const LEAVE_KEY = /^[\w-]{43}$/;

export const newsletterScriptlessForm = (deps: PageRendering): ScriptlessForm => ({
  // If the consent is not ticked, the sign-up is not sent (P-147).
  sent: ({ email = '', leaveEmpty = '', website = '', consent }) =>
    consent === undefined ? null : { email, leaveEmpty, website },
  page: (request, reply, fields, answer) => {
    const content = {
      kind: 'newsletter',
      step: 'signUp',
      answer: { status: 400, retryAfter: null, body: null, ...answer, fields },
    } as const;
    const html = renderRequestedPage(deps, request, pages.newsletter, content);
    return sendHtml(reply, content.answer.status, html);
  },
});

/**
 * Mail scanners follow links, so a link only shows a page with a button. Mail programs send a POST
 * instead (RFC 8058).
 */
export const mountNewsletterPages = (app: FastifyInstance, deps: NewsletterPagesDeps): void => {
  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    step: Step,
    status = step === 'unknown' ? 404 : 200,
  ): FastifyReply => {
    const html = renderRequestedPage(deps, request, request.url, { kind: 'newsletter', step });
    // The page address contains a secret token. A referrer would show it to other sites: send none.
    return sendHtml(reply.header('referrer-policy', 'no-referrer'), status, html);
  };
  app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, _body, done) => done(null, {}),
    );
    forms.addHook('onRequest', async ({ raw }) => {
      delete raw.headers['content-type'];
    });
    forms.get(pages.newsletterConfirm, (request, reply) => show(request, reply, 'confirm'));
    forms.get(pages.newsletterLeave, (request, reply) => show(request, reply, 'leave'));
    forms.post<{ Params: { token: string } }>(pages.newsletterConfirm, async (request, reply) =>
      show(
        request,
        reply,
        (await confirmSubscription(deps)(request.params.token)) ? 'confirmed' : 'unknown',
      ),
    );
    forms.post<{ Params: { key: string } }>(pages.newsletterLeave, async (request, reply) =>
      (await unsubscribe(deps)(request.params.key))
        ? show(request, reply, 'left')
        : show(request, reply, 'unknown', LEAVE_KEY.test(request.params.key) ? 200 : 404),
    );
  });
};
