import { setTimeout as pause } from 'node:timers/promises';
import { ok } from 'neverthrow';
import { catalogueOf } from '../../adapters/system/catalogue.ts';
import { sendMails } from '../../application/mail/send-mails.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { sum } from '../../domain/money.ts';
import { type AuditedShop, audit } from '../simulation/year/audit.ts';
import { watchJournal } from '../simulation/year/watch.ts';
import { blankMail } from '../support/blank-mail.ts';
import type { PeopleResult } from './people.ts';
import type { ChaosWorld } from './world.ts';

const HOUR = 3_600_000;
const PLACED: ReadonlySet<string> = new Set(['confirmed', 'reserveList', 'cancelled']);

export const countHandedOver = async (kit: StoreKit): Promise<Map<string, number>> => {
  const ids = new Set(
    (await kit.journal.read(0, 100_000)).flatMap((line) =>
      'recorded' in line ? [line.recorded.bookingId] : [],
    ),
  );
  const spentByCode = new Map<string, number>();
  for (const id of ids) {
    const booking = await kit.store.bookings.get(id);
    if (booking === null || !('payments' in booking)) continue;
    spentByCode.set(
      id,
      sum(
        booking.payments.filter(({ method }) => method !== 'voucher').map(({ amount }) => amount),
      ),
    );
  }
  return spentByCode;
};

const mailsLost = async (kit: StoreKit, world: ChaosWorld): Promise<readonly string[]> => {
  const late: string[] = [];
  const clock = { now: () => Date.now() + 3 * HOUR };
  await sendMails({
    outbox: kit.outbox,
    asItStands: async (mail) => ok(mail),
    sender: { send: async ({ messageId }) => ok(void late.push(messageId)) },
    render: blankMail,
    clock,
    failed: () => {},
  });
  // After delivery, a mail that is still in the outbox can never be sent.
  const waiting = await kit.outbox.lease(1_000, clock.now() + HOUR, clock.now() + 2 * HOUR);
  const often = [...world.mails.delivered.values()].filter((times) => times > 8).length;
  return [
    ...waiting.map(({ id }) => `mail ${id} waits for ever`),
    ...(often > 0 ? [`${often} mails were sent again and again`] : []),
  ];
};

export const ordersPaidAt = ({ payu }: ChaosWorld): readonly string[] =>
  payu.orders
    .all()
    .flatMap(({ status, request }) =>
      status === 'COMPLETED' && request.extOrderId !== undefined ? [request.extOrderId] : [],
    );

const TELLINGS = 30;

/** Repeats the provider's notifications and returns those that the shop never acknowledged. */
export const deliverProviderNotices = async ({ payu }: ChaosWorld): Promise<readonly string[]> => {
  const unheard = () => payu.orders.all().filter((order) => order.unheard.length > 0);
  for (let times = 0; times < TELLINGS && unheard().length > 0; times += 1) {
    for (const { orderId } of unheard()) await payu.tell(orderId);
    if (unheard().length > 0) await pause(500);
  }
  return unheard().map(
    ({ request }) => `nobody heard what became of payment ${request.extOrderId}`,
  );
};

export const checkAfterChaos = async (
  world: ChaosWorld,
  kit: StoreKit,
  before: ReadonlyMap<string, number>,
  outside: PeopleResult,
) => {
  const wrong: string[] = [...outside.unkind];
  const catalogue = catalogueOf(await kit.catalogueStore.load());
  const watch = watchJournal(
    kit.journal,
    catalogue.all(1).flatMap(({ offer }) => offer.units),
    (what) => wrong.push(what),
  );
  await watch.catchUp();
  const handedOver = new Map(before);
  for (const id of ordersPaidAt(world)) {
    const payment = await kit.store.payments.get(id);
    if (payment === null) wrong.push(`payment ${id} is not known any more`);
    else
      handedOver.set(payment.bookingId, (handedOver.get(payment.bookingId) ?? 0) + payment.amount);
  }
  const placed = [...watch.bookings]
    .filter(([, { status }]) => PLACED.has(status))
    .map(([id]) => id);
  const audited: AuditedShop = {
    deps: { store: kit.store, catalogue },
    agenda: { clock: { now: () => Date.now() } },
    placed,
    handedOver,
  };
  await audit(audited, watch, (what) => wrong.push(what));
  const placedIds = new Set(placed);
  for (const { reservationId } of outside.booked)
    if (!placedIds.has(reservationId))
      wrong.push(`${reservationId} was acknowledged and is not there`);
  wrong.push(...(await mailsLost(kit, world)));
  return wrong;
};
