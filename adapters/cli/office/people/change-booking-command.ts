import { err, ok } from 'neverthrow';
import {
  changeBookingByOffice,
  type OfficeChange,
  previewOfficeChange,
  type WantedChange,
} from '../../../../application/office/change-booking.ts';
import { ledgerOfBooking } from '../../../../domain/booking/placed/dues.ts';
import { linesWithMoreUnpaid } from '../../../../domain/payments/surcharge.ts';
import { describePriceRow } from '../../../http/contract/names.pl.ts';
import { formatTableOfItems } from '../../terminal/table.ts';
import { BOOKING_ID } from '../booking-commands.ts';
import {
  type Command,
  type CommandOutput,
  defineCommand,
  defineOption,
  type Task,
} from '../command.ts';
import { previewOrRun } from '../confirm.ts';
import { formatPln, moneyJson, readNumber } from '../read-values.ts';
import { addOfferToFailure } from '../refusals.ts';

const linesText = (lines: OfficeChange['changes'][number]['after']): string =>
  lines
    .map(
      (line) => `${describePriceRow(line)} ${formatPln(line.price).replace('PLN', line.currency)}`,
    )
    .join(', ');

const changesTable = ({ changes }: OfficeChange): string =>
  formatTableOfItems(changes, '', [
    ['#', ({ userNum }) => String(userNum), 'right'],
    ['Changes', ({ part }) => part],
    ['Before', ({ before }) => linesText(before)],
    ['After', ({ after }) => linesText(after)],
  ]);

/** Returns the plan lines that a change adds. `due` null: due with the first payment (R63). */
const added = ({ before, after }: OfficeChange) =>
  linesWithMoreUnpaid(ledgerOfBooking(before), ledgerOfBooking(after));

const addedText = (preview: OfficeChange): readonly string[] => {
  const lines = added(preview);
  const dues = lines.map(
    ({ amount, due }) =>
      `${formatPln(amount)} ${due === null ? 'with the first payment' : `until ${due}`}`,
  );
  return lines.length === 0 ? [] : [`More to pay: ${dues.join(', ')}.`];
};

const previewText = (preview: OfficeChange): string =>
  [
    changesTable(preview),
    `The price is ${formatPln(preview.before.quote.price)} and would be ${formatPln(preview.after.quote.price)}.`,
    ...addedText(preview),
  ].join('\n');

const previewJson = (preview: OfficeChange) => ({
  bookingId: preview.before.id,
  priceBefore: moneyJson(preview.before.quote.price),
  price: moneyJson(preview.after.quote.price),
  added: added(preview).map(({ amount, due }) => ({ amount: moneyJson(amount), due })),
  changes: preview.changes.map(({ userNum, part }) => ({ userNum, part })),
});

const doneAnswer = (preview: OfficeChange, by: string, n: number): CommandOutput => ({
  text: `${changesTable(preview)}\nBooking ${preview.before.id} is changed: its price was ${formatPln(preview.before.quote.price)} and is ${formatPln(preview.after.quote.price)}.${['', ...addedText(preview)].join(' ')} The shop notifies the customer by mail.`,
  json: { ...previewJson(preview), changed: true, by, n },
});

const changeTask =
  (id: string, requested: WantedChange, dryRun: boolean): Task =>
  async (deps, by) => {
    const seen = await previewOfficeChange(deps)(by, id, requested);
    if (seen.isErr()) {
      const booking = await deps.store.bookings.get(id);
      const entry =
        booking === null ? undefined : deps.catalogue.byId(booking.siteId, booking.offerId);
      return err(addOfferToFailure(seen.error, entry?.offer));
    }
    const change = seen.value;
    const preview = {
      text: previewText(change),
      json: { ...previewJson(change), changed: false },
    };
    return previewOrRun(deps, dryRun, preview, `Change booking ${id}?`, async () =>
      (await changeBookingByOffice(deps)(by, change)).map(({ n }) => doneAnswer(change, by, n)),
    );
  };

export const changeBookingCommands: readonly Command[] = [
  defineCommand({
    name: 'bookings change',
    word: BOOKING_ID,
    takes: {
      participant: defineOption(
        'N',
        'the number of the participant; default: everybody',
        readNumber,
      ),
      yacht: defineOption(
        'UNIT',
        'the number of the new unit; a wrong number prints the list of units',
        readNumber,
      ),
      journey: defineOption('N', 'another journey', readNumber),
      point: defineOption('N', 'another pick-up point', readNumber),
      insurance: defineOption('N', 'another insurance', readNumber),
    },
    changes: true,
    hasPreview: true,
    helpText:
      'change yacht, journey or insurance for a customer, until 3 days before the start; shows the price first',
    prepare: ({ word, participant: userNum, dryRun, ...given }) => {
      const { yacht: unitId, journey: journeyId, point: pointId, insurance: insuranceId } = given;
      const choices = { unitId, journeyId, pointId, insuranceId };
      return Object.values(choices).every((value) => value === null)
        ? err(
            'Nothing to change: give --yacht, --journey, --point or --insurance. To change personal data, use "participants change".',
          )
        : ok(changeTask(word, { userNum, ...choices }, dryRun));
    },
  }),
];
