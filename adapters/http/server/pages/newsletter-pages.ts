import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AnswerDeps, confirmSubscription, leaveNewsletter } from '../../../../application/newsletter/subscribe.ts';
import type { PageRenderer } from '../../../../application/ports/page-renderer.ts';
import { pages } from '../../contract/pages.pl.ts';
import type { PlainForm } from '../frame/plain-form.ts';
import { sendHtml } from '../frame/send-page.ts';

type RenderDeps = {
  readonly renderer: PageRenderer;
  readonly originOf: (request: FastifyRequest) => string;
  readonly siteOf: (request: FastifyRequest) => number;
};

export type NewsletterPagesDeps = AnswerDeps & RenderDeps;

/** What the page says: it asks, or tells what came of the answer. */
type Step = 'confirm' | 'leave' | 'confirmed' | 'left' | 'unknown';

/** Signing up without a script: a page of its own with what came of it, and with the form again where something is to be mended. */
export const newsletterForm = ({ renderer, originOf, siteOf }: RenderDeps): PlainForm => ({
  call: 'newsletter',
  path: pages.newsletter,
  // Without the consent nothing is sent (P-147).
  sent: ({ email = '', leaveEmpty = '', website = '', consent }) => (consent === undefined ? null : { email, leaveEmpty, website }),
  page: (request, reply, fields, answer) => {
    const content = {
      kind: 'newsletter',
      step: 'signUp',
      answer: { status: 400, retryAfter: null, body: null, ...answer, fields },
    } as const;
    const html = renderer.render({ url: pages.newsletter, origin: originOf(request), siteId: siteOf(request), content });
    return sendHtml(reply, content.answer.status, html);
  },
});

/**
 * The links of the newsletter's mails: each leads to a page with one button, because programs that read mail follow links too, and works
 * without a script. The token in the address is all that an answer needs; mail programs send it by themselves where their reader ends
 * the subscription (RFC 8058).
 */
export const mountNewsletterPages = (app: FastifyInstance, deps: NewsletterPagesDeps): void => {
  const show = (request: FastifyRequest, reply: FastifyReply, step: Step): FastifyReply => {
    const whose = { origin: deps.originOf(request), siteId: deps.siteOf(request) };
    const html = deps.renderer.render({ url: request.url, ...whose, content: { kind: 'newsletter', step } });
    // The address is a key: no page that is left for another may tell it.
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    return sendHtml(reply, step === 'unknown' ? 404 : 200, html);
  };
  app.register(async (forms) => {
    // The form has no fields, and what a mail program sends says nothing that the address does not.
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      forms.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 2000 }, (_request, _body, done) => done(null, {}));
    forms.get(pages.newsletterConfirm, (request, reply) => show(request, reply, 'confirm'));
    forms.get(pages.newsletterLeave, (request, reply) => show(request, reply, 'leave'));
    forms.post<{ Params: { token: string } }>(pages.newsletterConfirm, async (request, reply) =>
      show(request, reply, (await confirmSubscription(deps)(request.params.token)) ? 'confirmed' : 'unknown'),
    );
    forms.post<{ Params: { key: string } }>(pages.newsletterLeave, async (request, reply) =>
      show(request, reply, (await leaveNewsletter(deps)(request.params.key)) ? 'left' : 'unknown'),
    );
  });
};
