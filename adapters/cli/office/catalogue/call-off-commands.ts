import { err, type Result } from 'neverthrow';
import {
  type CallOffPlan,
  type CallOffReport,
  callOffTrip,
  previewTripCallOff,
} from '../../../../application/office/call-off.ts';
import { formatTableOfItems } from '../../terminal/table.ts';
import {
  type Command,
  type CommandOutput,
  defineCommand,
  OFFER_ARGUMENT,
  type ShopDeps,
} from '../command.ts';
import { previewOrRun } from '../confirm.ts';
import { formatPln, moneyJson } from '../read-values.ts';
import type { OfficeFailure } from '../refusals.ts';
import { runShopChange } from './change-tasks.ts';

const countText = (count: number, singular: string, plural: string): string =>
  `${count} ${count === 1 ? singular : plural}`;

const planText = ({ entry: { offer }, confirmed, signUps, drafts, refund }: CallOffPlan): string =>
  [
    `Offer ${offer.id}: ${offer.name}, ${offer.from} to ${offer.to}.`,
    `${countText(confirmed.length, 'booking', 'bookings')} and ${countText(signUps.length, 'sign-up', 'sign-ups')} would be cancelled, ${countText(drafts.length, 'draft', 'drafts')} removed, all bookers notified.`,
    `${formatPln(refund)} would be paid back.`,
  ].join('\n');

const callOffPlanAnswer = (plan: CallOffPlan): CommandOutput => ({
  text: planText(plan),
  json: {
    offer: plan.entry.offer.id,
    done: false,
    bookings: plan.confirmed,
    signUps: plan.signUps,
    drafts: plan.drafts,
    refund: moneyJson(plan.refund),
  },
});

const callOffAnswer = (
  { entry: { offer }, cancelled, removed, refused }: CallOffReport,
  by: string,
): CommandOutput => ({
  text: [
    `Offer ${offer.id} is called off and taken off sale: ${offer.name}, ${offer.from} to ${offer.to}.`,
    formatTableOfItems(cancelled, 'No booking was left to cancel.', [
      ['Cancelled', ({ bookingId }) => bookingId],
      ['To be paid back', ({ refund }) => formatPln(refund), 'right'],
    ]),
    `${countText(removed.length, 'draft was', 'drafts were')} removed. The shop notifies all bookers by mail.`,
    ...refused.map(
      ({ bookingId, kind }) => `${bookingId} could not be ended (${kind}): repeat the command.`,
    ),
    'lines lists each refund until it is paid in full: payments refunds --file FILE writes the transfers for the bank, payments refund BOOKING refunds online payments through the payment provider.',
  ].join('\n'),
  json: {
    offer: offer.id,
    done: true,
    by,
    drafts: removed,
    refused,
    cancelled: cancelled.map(({ bookingId, refund }) => ({ bookingId, refund: moneyJson(refund) })),
  },
});

const callOffOffer = async (
  deps: ShopDeps,
  offerId: number,
  by: string,
  dryRun: boolean,
): Promise<Result<CommandOutput, OfficeFailure>> => {
  const plan = await previewTripCallOff(deps)(offerId);
  if (plan.isErr()) return err(plan.error);
  const preview = callOffPlanAnswer(plan.value);
  return previewOrRun(deps, dryRun, preview, 'Call the trip off?', async () => {
    const close = (name: string, id: number) =>
      runShopChange(
        deps,
        { change: { type: 'closeOffer', offerId: id, calledOff: true } },
        name,
        'done',
      );
    const result = await callOffTrip<OfficeFailure>({ ...deps, close })(by, offerId);
    return result.map((report) => callOffAnswer(report, by));
  });
};

export const callOffCommands: readonly Command[] = [
  defineCommand({
    name: 'offers call-off',
    word: OFFER_ARGUMENT,
    changes: true,
    hasPreview: true,
    helpText:
      'call a trip off: close the offer for good, end every booking and refund all payments; repeat the command after an interruption',
    prepare:
      ({ word, dryRun }) =>
      (deps, by) =>
        callOffOffer(deps, word, by, dryRun),
  }),
];
