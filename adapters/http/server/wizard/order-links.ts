import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  type OrderLinkDeps,
  type OrderLinkState,
  readPreparedOrderLink,
  takeOverPreparedOrder,
} from '../../../../application/wizard/wizard.ts';
import { pages, preparedOrderPageUrl } from '../../contract/pages.pl.ts';
import { CONFIRMATION_POLICY } from '../pipeline/confirmation-page.pl.ts';
import { isCallFromOwnSite } from '../pipeline/origin.ts';
import { sendHtml } from '../pipeline/page-cache.ts';
import { makeRequestSession, type RequestSessionDeps } from '../pipeline/request-session.ts';
import { acceptFormFields } from '../pipeline/scriptless-form.ts';
import { ORDER_LINK_PAGES } from './order-link-page.pl.ts';

type WithToken = { readonly Params: { readonly token: string } };

const STATUS: Readonly<Record<OrderLinkState, number>> = {
  open: 200,
  used: 200,
  expired: 410,
  unknown: 404,
};

const show = (reply: FastifyReply, state: OrderLinkState): FastifyReply => {
  reply.headers({
    'content-security-policy': CONFIRMATION_POLICY,
    'referrer-policy': 'no-referrer',
  });
  return sendHtml(reply, STATUS[state], ORDER_LINK_PAGES[state]);
};

/** Serves links to prepared orders. Only the button on the page takes the draft over (R55.4). */
export const mountPreparedOrderLinks = (
  app: FastifyInstance,
  deps: OrderLinkDeps & RequestSessionDeps,
): void => {
  app.register(async (forms) => {
    acceptFormFields(forms);
    forms.get<WithToken>(pages.orderLink, async (request, reply) =>
      show(reply, (await readPreparedOrderLink(deps)(request.params.token)).state),
    );
    forms.post<WithToken>(pages.orderLink, async (request, reply) => {
      const { token } = request.params;
      if (!isCallFromOwnSite(request, deps.addresses)) return show(reply, 'open');
      const requestSession = makeRequestSession(deps, request, reply);
      const opened = await takeOverPreparedOrder(deps)(await requestSession.beginner(), token);
      if (opened.isErr()) return show(reply, (await readPreparedOrderLink(deps)(token)).state);
      await requestSession.settle();
      return reply.redirect(preparedOrderPageUrl(opened.value), 303);
    });
  });
};
