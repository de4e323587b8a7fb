import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Result } from 'neverthrow';
import { type SettleDeps, settlePayment } from '../../../../application/payments/settle.ts';
import { type HintFailure, settleHint } from '../../../../application/payments/settle-hint.ts';
import { type SettleRefundDeps, type SettleRefundFailure, settleRefund } from '../../../../application/payments/settle-refund.ts';
import type { SecurityLog } from '../../../../application/ports/security-log.ts';
import type { PayuAccount } from '../../../payments/payu/account.ts';
import { type NotificationFailure, type Notified, readNotification } from '../../../payments/payu/read-notification.ts';
import { SIGNATURE_HEADER } from '../../../payments/payu/signature.ts';
import type { RefusalCode } from '../../contract/failure.ts';
import { refusedAccess, sendRefused } from '../frame/failures.ts';
import { type Refused, refuse } from '../frame/refused.ts';

/** Where the payment provider tells of its orders. */
export const NOTICES_PATH = '/v1/payments/payu';
const NOTICES_WITH_SLASHES = /^\/+v1\/+payments\/+payu\/*(?=$|\?)/;

/** The address of a notification without the slashes that a proxy or a configured address added; every other address as it is (R30.10). */
export const withoutExtraSlashes = (url: string): string => url.replace(NOTICES_WITH_SLASHES, NOTICES_PATH);

/** An unpacked notification has at most so many bytes. */
const MOST_BYTES = 256 * 1024;

/** The body as PayU signed it, unpacked if a proxy packed it; empty if it cannot be unpacked: no signature fits it then (R30.10). */
const unpacked = (body: unknown, encoding: string | undefined): Buffer => {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  if (!/^\s*(x-)?gzip\s*$/i.test(encoding ?? '')) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
  } catch {
    return Buffer.alloc(0);
  }
};

export type NoticeDeps = SettleDeps &
  SettleRefundDeps & {
    readonly account: PayuAccount;
    /** Told of a signed notification that was not registered: why, and of which payment. */
    readonly tell: (why: string, which: string) => void;
  };

const REFUSALS: Readonly<Record<NotificationFailure, RefusalCode>> = {
  forged: 'wrongOrigin',
  unreadable: 'malformed',
  otherShop: 'malformed',
};

type Unsettled = (HintFailure | SettleRefundFailure)['kind'];

/** What will not become true by being said again: it is written down for the office, and the provider need not repeat it. */
const FINAL: ReadonlySet<Unsettled> = new Set(['otherSum', 'otherOrder', 'refundOtherSum', 'refundTooMuch', 'refundNotOrdered']);

/** Seconds after which a hint makes sense again that the provider's own books do not bear out yet, or that it could not be asked about. */
const SAID_AGAIN = 30;

const refusalOf = (kind: Unsettled): Refused => {
  if (kind === 'away' || kind === 'notSoYet') return { ...refuse('paymentUnproved'), retryAfter: SAID_AGAIN };
  return refuse(kind === 'unknownPayment' || kind === 'unknownRefund' ? 'notFound' : 'wrongState');
};

const settle = (deps: NoticeDeps, { about, weight, notice }: Notified) => {
  if (about === 'refund') return settleRefund(deps)(notice, weight);
  return weight === 'proof' ? settlePayment(deps)(notice) : settleHint(deps)(notice);
};

const heard = (reply: FastifyReply): FastifyReply => reply.code(200).header('cache-control', 'no-store').send();

/**
 * The provider's notifications (R31): the signature over the bytes as they came is looked at before anything in them. Answered 200 once
 * what they say is kept, or known already; anything else makes the provider say it again. What MD5 alone has signed is a hint: the provider
 * is asked, and where it cannot be, or does not say the same, this is 503.
 */
export const mountPaymentNotices = (app: FastifyInstance, deps: NoticeDeps, security: SecurityLog): void => {
  app.register(async (part) => {
    part.removeAllContentTypeParsers();
    part.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    part.post(NOTICES_PATH, async (request, reply) => {
      const bytes = unpacked(request.body, request.headers['content-encoding']);
      const signature = request.headers[SIGNATURE_HEADER];
      const read = readNotification(deps.account, bytes, typeof signature === 'string' ? signature : undefined);
      if (read.isErr()) {
        if (read.error === 'forged') security.note(refusedAccess('access.refused', 'forgedNotification', request));
        else deps.tell(read.error, request.id);
        return sendRefused(reply, refuse(REFUSALS[read.error]));
      }
      const { about, notice } = read.value;
      const settled: Result<void, { readonly kind: Unsettled }> = await settle(deps, read.value);
      if (settled.isOk()) return heard(reply);
      const { kind } = settled.error;
      deps.tell(kind, about === 'payment' ? (notice.paymentId ?? notice.orderId) : (notice.refundId ?? notice.number));
      if (FINAL.has(kind)) return heard(reply);
      return sendRefused(reply, refusalOf(kind));
    });
  });
};
