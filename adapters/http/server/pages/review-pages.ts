import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  declineReviewQuestions,
  loadReviewForm,
  type ReviewField,
  type ReviewForm,
  type ReviewFormDeps,
  sendReview,
} from '../../../../application/reviews/review-form.ts';
import { pages, reviewPageUrl } from '../../contract/pages.pl.ts';
import { type PageRendering, renderRequestedPage, sendHtml } from '../pipeline/page-cache.ts';
import { acceptFormFields, type Fields } from '../pipeline/scriptless-form.ts';

export type ReviewPagesDeps = ReviewFormDeps &
  PageRendering & { readonly reviewsChanged: () => void };

type WithKey = { readonly Params: { readonly key: string } };

const NOTHING_TYPED: Fields = {};

/** Mail scanners open links, so opening the link to the form changes nothing (R72). */
export const mountReviewPages = (app: FastifyInstance, deps: ReviewPagesDeps): void => {
  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    content: object,
  ): FastifyReply => {
    const html = renderRequestedPage(deps, request, request.url, { kind: 'review', ...content });
    // The page address contains a secret key. A referrer would show it to other sites: send none.
    return sendHtml(reply.header('referrer-policy', 'no-referrer'), status, html);
  };
  const showForm = (
    request: FastifyRequest,
    reply: FastifyReply,
    form: ReviewForm,
    { stars = '', text = '' }: Fields = NOTHING_TYPED,
    errors: readonly ReviewField[] = [],
  ): FastifyReply => {
    const { state, bookingId: _id, ...trip } = form;
    return state === 'open'
      ? show(request, reply, errors.length > 0 ? 400 : 200, {
          ...{ step: 'form', ...trip, fields: { stars, text }, errors },
        })
      : show(request, reply, 200, { step: state, ...trip });
  };
  const showUnknown = (request: FastifyRequest, reply: FastifyReply) =>
    show(request, reply, 404, { step: 'unknown' });

  app.register(async (forms) => {
    acceptFormFields(forms);
    forms.get<WithKey>(pages.review, async (request, reply) => {
      const form = await loadReviewForm(deps)(request.params.key);
      return form === null ? showUnknown(request, reply) : showForm(request, reply, form);
    });
    forms.post<WithKey & { Body: Fields }>(pages.review, async (request, reply) => {
      const { key } = request.params;
      const form = await loadReviewForm(deps)(key);
      if (form === null) return showUnknown(request, reply);
      const fields = request.body ?? NOTHING_TYPED;
      if (fields.decline !== undefined) {
        await declineReviewQuestions(deps)(key);
        return show(request, reply, 200, { step: 'declined' });
      }
      const { stars = '', text = '' } = fields;
      const sent = await sendReview(deps)(key, { stars, text });
      if (sent.isErr() && sent.error.kind === 'invalid')
        return showForm(request, reply, form, fields, sent.error.fields);
      deps.reviewsChanged();
      // The review page itself says if the review is saved, already existed, or came too late.
      return reply.redirect(reviewPageUrl(key), 303);
    });
  });
};
