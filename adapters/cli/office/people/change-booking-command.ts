import { err, ok, Result } from 'neverthrow';
import {
  changeBookingByOffice,
  type OfficeChange,
  previewOfficeChange,
  type WantedChange,
} from '../../../../application/office/change-booking.ts';
import { ledgerOfBooking } from '../../../../domain/booking/placed/dues.ts';
import { linesWithMoreUnpaid } from '../../../../domain/payments/surcharge.ts';
import { describePriceRow } from '../../../http/contract/names.pl.ts';
import { alignRight, table } from '../../terminal/table.ts';
import { readBookingArgument } from '../booking-commands.ts';
import { requireOpenShop } from '../catalogue/change-tasks.ts';
import {
  type Command,
  type CommandArguments,
  type CommandOutput,
  type Option,
  optionalOption,
  runIfConfirmed,
  type StoreTask,
} from '../command.ts';
import { formatPln, jsonMoney, type ParseResult, readNumber } from '../read-values.ts';
import { addOfferToFailure } from '../refusals.ts';

const WHO: Option = {
  name: 'participant',
  value: 'N',
  says: 'the number of the participant; default: everybody',
};

const OPTIONS = {
  unitId: {
    name: 'yacht',
    value: 'UNIT',
    says: 'the number of the new unit; a wrong number prints the list of units',
  },
  journeyId: { name: 'journey', value: 'N', says: 'another journey' },
  pointId: { name: 'point', value: 'N', says: 'another pick-up point' },
  insuranceId: { name: 'insurance', value: 'N', says: 'another insurance' },
} as const satisfies Record<string, Option>;

const readWanted = (args: CommandArguments): ParseResult<WantedChange> => {
  const number = (option: Option): ParseResult<number | null> =>
    optionalOption<number | null>(args, option, null, (typed) => readNumber(option.name, typed));
  return Result.combine([
    number(WHO),
    number(OPTIONS.unitId),
    number(OPTIONS.journeyId),
    number(OPTIONS.pointId),
    number(OPTIONS.insuranceId),
  ]).andThen(([userNum = null, unitId = null, journeyId = null, pointId = null, last = null]) =>
    [unitId, journeyId, pointId, last].every((value) => value === null)
      ? err(
          'Nothing to change: give --yacht, --journey, --point or --insurance. To change personal data, use "participants change".',
        )
      : ok({ userNum, unitId, journeyId, pointId, insuranceId: last }),
  );
};

const linesText = (lines: OfficeChange['changes'][number]['after']): string =>
  lines
    .map(
      (line) => `${describePriceRow(line)} ${formatPln(line.price).replace('PLN', line.currency)}`,
    )
    .join(', ');

const changesTable = ({ changes }: OfficeChange): string =>
  table(
    [alignRight('#'), 'Changes', 'Before', 'After'],
    changes.map(({ userNum, part, before, after }) => [
      String(userNum),
      part,
      linesText(before),
      linesText(after),
    ]),
    '',
  );

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
  priceBefore: jsonMoney(preview.before.quote.price),
  price: jsonMoney(preview.after.quote.price),
  added: added(preview).map(({ amount, due }) => ({ amount: jsonMoney(amount), due })),
  changes: preview.changes.map(({ userNum, part }) => ({ userNum, part })),
});

const doneAnswer = (preview: OfficeChange, by: string, n: number): CommandOutput => ({
  text: `${changesTable(preview)}\nBooking ${preview.before.id} is changed: its price was ${formatPln(preview.before.quote.price)} and is ${formatPln(preview.after.quote.price)}.${['', ...addedText(preview)].join(' ')} The shop notifies the customer by mail.`,
  json: { ...previewJson(preview), changed: true, by, n },
});

const changeTask = (id: string, requested: WantedChange, dryRun: boolean): StoreTask =>
  requireOpenShop(async (deps, by) => {
    const commands = await deps.commands();
    const seen = await previewOfficeChange(commands)(by, id, requested);
    if (seen.isErr()) {
      const booking = await commands.store.bookings.get(id);
      const entry =
        booking === null ? undefined : commands.catalogue.byId(booking.siteId, booking.offerId);
      return err(addOfferToFailure(seen.error, entry?.offer));
    }
    const preview = seen.value;
    if (dryRun)
      return ok({
        text: `${previewText(preview)}\nNothing was changed (--dry-run).`,
        json: { ...previewJson(preview), changed: false },
      });
    return runIfConfirmed(deps, `${previewText(preview)}\nChange booking ${id}?`, async () =>
      (await changeBookingByOffice(commands)(by, preview)).map(({ n }) =>
        doneAnswer(preview, by, n),
      ),
    );
  });

export const changeBookingCommands: readonly Command[] = [
  {
    name: 'bookings change',
    word: 'ID',
    takes: [WHO, ...Object.values(OPTIONS)],
    changes: true,
    hasPreview: true,
    says: 'change yacht, journey or insurance for a customer, until 3 days before the start; shows the price first',
    prepareStoreTask: (args) =>
      Result.combine([readBookingArgument(args), readWanted(args)]).map(([id, requested]) =>
        changeTask(id, requested, args.dryRun),
      ),
  },
];
