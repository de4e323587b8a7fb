import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Result } from 'neverthrow';
import {
  applyRefundNotice,
  type SettleRefundDeps,
  type SettleRefundFailure,
} from '../../../../application/payments/apply-refund-notice.ts';
import {
  applyProviderNotification,
  type HintFailure,
  type SettleDeps,
  verifyPaymentHint,
} from '../../../../application/payments/settle.ts';
import type { SecurityLog } from '../../../../application/ports/security-log.ts';
import type {
  ConfiguredProvider,
  NotificationFailure,
  ProviderNotice,
} from '../../../payments/provider-folder.ts';
import type { RefusalCode } from '../../contract/failure.ts';
import { type CallRefusal, refusalEvent, refuseWith, sendRefusal } from '../pipeline/failures.ts';

/**
 * Removes repeated slashes from the path of a provider's notification. A proxy, or an address in
 * the settings, can repeat them (R30.10).
 */
export const createNotificationUrlNormalizer = (
  providers: NoticeDeps['providers'],
): ((url: string) => string) => {
  const spellings = providers.map(({ notificationPath: path }) => ({
    path,
    spelled: new RegExp(`^${path.replaceAll('/', '/+')}/*(?=$|\\?)`),
  }));
  return (url) => {
    const found = spellings.find(({ spelled }) => spelled.test(url));
    return found === undefined ? url : url.replace(found.spelled, found.path);
  };
};

const MOST_BYTES = 256 * 1024;

/** Decompresses a notification. Returns no bytes for damaged data: the signature check fails. */
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
    readonly providers: readonly ConfiguredProvider[];
    readonly report: (why: string, which: string) => void;
  };

const REFUSALS: Readonly<Record<NotificationFailure, RefusalCode>> = {
  forged: 'wrongOrigin',
  unreadable: 'malformed',
  otherShop: 'malformed',
};

type SettleFailureKind = (HintFailure | SettleRefundFailure)['kind'];

/**
 * After these failures, a retry by the provider would fail again. So the provider gets status 200
 * and sends no retry, and the office gets a task.
 */
const FINAL_FAILURES: ReadonlySet<SettleFailureKind> = new Set([
  'otherSum',
  'otherOrder',
  'refundOtherSum',
  'refundTooMuch',
  'refundNotOrdered',
]);

/** After this many seconds the provider repeats a notification that the shop could not confirm. */
const HINT_RETRY_AFTER = 30;

const refusalOf = (kind: SettleFailureKind): CallRefusal => {
  if (kind === 'away' || kind === 'notSoYet')
    return { ...refuseWith('paymentUnproved'), retryAfter: HINT_RETRY_AFTER };
  return refuseWith(
    kind === 'unknownPayment' || kind === 'unknownRefund' ? 'notFound' : 'wrongState',
  );
};

const settleNotification = (
  deps: NoticeDeps,
  provider: string,
  { about, trust, notice }: ProviderNotice,
) => {
  if (about === 'refund') return applyRefundNotice(deps, provider)(notice, trust);
  return trust === 'proof'
    ? applyProviderNotification(deps, provider)(notice)
    : verifyPaymentHint(deps, provider)(notice);
};

const acknowledge = (reply: FastifyReply): FastifyReply =>
  reply.code(200).header('cache-control', 'no-store').send();

/**
 * First checks the signature over the raw bytes (R31). For a notification without proof, the shop
 * queries the provider. If the provider does not confirm it, the response is 503.
 */
export const mountPaymentNotifications = (
  app: FastifyInstance,
  deps: NoticeDeps,
  security: SecurityLog,
): void => {
  app.register(async (part) => {
    part.removeAllContentTypeParsers();
    part.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    for (const { name, notificationPath, readNotification } of deps.providers)
      part.post(notificationPath, async (request, reply) => {
        const read = readNotification({
          body: unpacked(request.body, request.headers['content-encoding']),
          header: (of) => {
            const value = request.headers[of];
            return typeof value === 'string' ? value : undefined;
          },
        });
        if (read.isErr()) {
          if (read.error === 'forged')
            security.note(refusalEvent('access.refused', 'forgedNotification', request));
          else deps.report(read.error, request.id);
          return sendRefusal(reply, refuseWith(REFUSALS[read.error]));
        }
        const { about, notice } = read.value;
        const settled: Result<void, { readonly kind: SettleFailureKind }> =
          await settleNotification(deps, name, read.value);
        if (settled.isOk()) return acknowledge(reply);
        const { kind } = settled.error;
        deps.report(
          kind,
          about === 'payment'
            ? (notice.paymentId ?? notice.orderId)
            : (notice.refundId ?? notice.number),
        );
        if (FINAL_FAILURES.has(kind)) return acknowledge(reply);
        return sendRefusal(reply, refusalOf(kind));
      });
  });
};
