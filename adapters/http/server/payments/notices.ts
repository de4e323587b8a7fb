import type { FastifyInstance, FastifyReply } from 'fastify';
import { type SettleDeps, type SettleFailure, settlePayment } from '../../../../application/payments/settle.ts';
import { type SettleRefundDeps, type SettleRefundFailure, settleRefund } from '../../../../application/payments/settle-refund.ts';
import type { SecurityLog } from '../../../../application/ports/security-log.ts';
import type { PayuAccount } from '../../../payments/payu/account.ts';
import { type NotificationFailure, readNotification } from '../../../payments/payu/read-notification.ts';
import { SIGNATURE_HEADER } from '../../../payments/payu/signature.ts';
import type { RefusalCode } from '../../contract/failure.ts';
import { refusedAccess, sendRefused } from '../frame/failures.ts';
import { refuse } from '../frame/refused.ts';

/** Where the payment provider tells of its orders. */
export const NOTICES_PATH = '/v1/payments/payu';

export type NoticeDeps = SettleDeps &
  SettleRefundDeps & {
    readonly account: PayuAccount;
    /** Told of a genuine notification that was not registered: why, and of which payment. */
    readonly tell: (why: string, which: string) => void;
  };

const REFUSALS: Readonly<Record<NotificationFailure, RefusalCode>> = {
  forged: 'wrongOrigin',
  unreadable: 'malformed',
  otherShop: 'malformed',
};

/** What will not become true by being said again: it is written down for the office, and the provider need not repeat it. */
const FINAL: ReadonlySet<(SettleFailure | SettleRefundFailure)['kind']> = new Set([
  'otherSum',
  'otherOrder',
  'refundOtherSum',
  'refundTooMuch',
  'refundNotOrdered',
]);

const heard = (reply: FastifyReply): FastifyReply => reply.code(200).header('cache-control', 'no-store').send();

/**
 * The provider's notifications (R31): the signature over the bytes as they came is looked at before anything in them. Answered 200 once
 * what they say is kept, or known already; anything else makes the provider say it again.
 */
export const mountPaymentNotices = (app: FastifyInstance, deps: NoticeDeps, security: SecurityLog): void => {
  app.register(async (part) => {
    part.removeAllContentTypeParsers();
    part.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    part.post(NOTICES_PATH, async (request, reply) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = request.headers[SIGNATURE_HEADER];
      const read = readNotification(deps.account, bytes, typeof signature === 'string' ? signature : undefined);
      if (read.isErr()) {
        if (read.error === 'forged') security.note(refusedAccess('access.refused', 'forgedNotification', request));
        else deps.tell(read.error, request.id);
        return sendRefused(reply, refuse(REFUSALS[read.error]));
      }
      const { about, notice } = read.value;
      const settled = about === 'payment' ? await settlePayment(deps)(notice) : await settleRefund(deps)(notice);
      if (settled.isOk()) return heard(reply);
      const { kind } = settled.error;
      deps.tell(kind, about === 'payment' ? notice.paymentId : (notice.refundId ?? notice.number));
      if (FINAL.has(kind)) return heard(reply);
      return sendRefused(reply, refuse(kind === 'unknownPayment' || kind === 'unknownRefund' ? 'notFound' : 'wrongState'));
    });
  });
};
