import type { FastifyInstance } from 'fastify';
import { type OrderDeps, readOrder } from '../../../../application/payments/read-order.ts';
import { type SettleDeps, settlePayment } from '../../../../application/payments/settle.ts';
import { chargedOf } from '../../../../domain/booking/placed/payable.ts';
import { STAND_IN_STYLE, standInPage } from '../../../payments/stand-in/page.ts';
import { STAND_IN_PATH } from '../../../payments/stand-in/stand-in.ts';
import { onlinePaymentPage } from '../../contract/pages.pl.ts';
import { sendRefused } from '../frame/failures.ts';
import { isOwnCall } from '../frame/origin.ts';
import { refuse } from '../frame/refused.ts';
import { forThisMachineAlone } from './local.ts';

type ById = { Params: { id: string } };

/** What the stand-in of the payment provider works with. */
export type StandInDeps = OrderDeps & SettleDeps;

/** What the provider adds to the address where a payment failed. */
const FAILED = '&error=501';

const outcomeIn = (body: unknown): 'completed' | 'rejected' | null => {
  const outcome = body instanceof URLSearchParams ? body.get('outcome') : null;
  return outcome === 'completed' || outcome === 'rejected' ? outcome : null;
};

/**
 * The payment provider's page for trying the shop: mounted in development only, and for this machine alone. Its buttons say to the shop
 * what a provider's notification would say, and then send the browser back, with the provider's error in the address where it failed.
 */
export const mountDevPayments = (app: FastifyInstance, deps: StandInDeps): void => {
  app.register(async (dev) => {
    dev.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
      done(null, new URLSearchParams(String(text)));
    });
    forThisMachineAlone(dev);
    dev.get(`${STAND_IN_PATH}/styl.css`, (_request, reply) => reply.type('text/css; charset=utf-8').send(STAND_IN_STYLE));
    dev.get<ById>(`${STAND_IN_PATH}/:id`, async (request, reply) => {
      const order = await readOrder(deps)(request.params.id);
      if (order === null) return sendRefused(reply, refuse('notFound'));
      return reply.type('text/html; charset=utf-8').send(standInPage(order));
    });
    dev.post<ById>(`${STAND_IN_PATH}/:id`, async (request, reply) => {
      if (!isOwnCall(request, null)) return sendRefused(reply, refuse('wrongOrigin'));
      const outcome = outcomeIn(request.body);
      if (outcome === null) return sendRefused(reply, refuse('malformed'));
      const order = await readOrder(deps)(request.params.id);
      if (order === null) return sendRefused(reply, refuse('notFound'));
      const settled = await settlePayment(deps)({ paymentId: order.payment.id, outcome, charged: chargedOf(order.payment) });
      if (settled.isErr()) return sendRefused(reply, refuse('wrongState'));
      const onward = onlinePaymentPage(order.payment.bookingId);
      return reply.redirect(outcome === 'completed' ? onward : onward + FAILED, 303);
    });
  });
};
