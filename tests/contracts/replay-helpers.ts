import { formatLine, parseLine } from '../../adapters/journal/lines.ts';
import { openMemoryStore } from '../../adapters/storage/sqlite/in-memory.ts';
import { executeCommand } from '../../application/booking/execute-command.ts';
import type { JournalLine } from '../../application/ports/journal.ts';
import type { Store } from '../../application/ports/store.ts';
import type { ExportLine } from '../../application/replay/export-journal.ts';
import type { ReplayReport } from '../../application/replay/parts.ts';
import { replay } from '../../application/replay/replay.ts';
import type { BookingCommand, RecordedCommand } from '../../domain/booking/commands.ts';
import { DAY_LENGTH, type Instant } from '../../domain/calendar.ts';
import type { Person } from '../../domain/party/person.ts';
import { DRAFT_BEGUN_AT } from '../arbitraries/bookings.ts';
import { OFFER, SETTINGS } from '../arbitraries/offers.ts';
import { steadyFigures } from '../support/steady-figures.ts';

const WORLD = {
  catalogue: { byId: () => ({ offer: OFFER }) },
  settings: steadyFigures(() => SETTINGS),
};

const giveTo = async (
  store: Store,
  bookingId: string,
  at: Instant,
  command: BookingCommand,
  more: Partial<RecordedCommand> = {},
): Promise<void> => {
  const owner = { visitorId: 'visitor', accountId: null };
  const recorded: RecordedCommand = {
    bookingId,
    command,
    by: { kind: 'customer' },
    owner,
    at,
    expectedVersion: null,
    bookerEmail: null,
    trips: {},
    ...more,
  };
  const result = await store.inTransaction([{ kind: 'booking', id: bookingId }], (transaction) =>
    executeCommand(WORLD)(transaction, recorded, null),
  );
  if (result.isErr())
    throw new Error(`${command.type} was refused: ${JSON.stringify(result.error)}`);
};

export const leaveDraft = async (
  store: Store,
  bookingId: string,
  people: readonly [Person, Person],
): Promise<void> => {
  const [anna, jan] = people;
  const berth = { unitId: 501, bedroom: false, sameAsFirst: false };
  const journey = { journeyId: 2, pointId: null, luggage: undefined };
  const insurance = { insuranceId: 1, resignation: false, assistance: false, sameAsFirst: false };
  const steps: readonly BookingCommand[] = [
    { type: 'createDraft', offerId: OFFER.id, siteId: 1 },
    {
      type: 'chooseTrip',
      accommodation: 'single',
      participantsCount: 2,
      ownSkipper: false,
      beSkipper: false,
    },
    {
      type: 'chooseBerths',
      berths: [
        { ...berth, userNum: 1, firstName: anna.firstName, lastName: '' },
        { ...berth, userNum: 2, firstName: jan.firstName, lastName: jan.lastName },
      ],
      journeys: [
        { ...journey, userNum: 1 },
        { ...journey, userNum: 2 },
      ],
      reserveList: false,
    },
    { type: 'chooseInsurance', insurances: [1, 2].map((userNum) => ({ ...insurance, userNum })) },
    { type: 'chooseExtras', trainings: [], addons: [] },
    {
      type: 'nameParticipants',
      participants: [
        { userNum: 1, fillLater: false, person: anna },
        { userNum: 2, fillLater: false, person: jan },
      ],
    },
  ];
  for (const command of steps)
    await giveTo(store, bookingId, DRAFT_BEGUN_AT, command, { bookerEmail: anna.email });
  await giveTo(
    store,
    bookingId,
    DRAFT_BEGUN_AT + 31 * DAY_LENGTH,
    { type: 'removeDraft' },
    { by: { kind: 'system' } },
  );
};

const exportLineOf = (line: JournalLine): ExportLine => {
  if ('change' in line) return { kind: 'change', ...line };
  if ('refused' in line) return { kind: 'refused', ...line };
  return 'shop' in line ? { kind: 'shop', ...line } : { kind: 'command', ...line };
};

export const replayExport = (lines: readonly JournalLine[]): Promise<ReplayReport> => {
  const file: readonly ExportLine[] = [
    { kind: 'settings', value: SETTINGS },
    { kind: 'offer', siteId: 1, value: OFFER },
    ...lines.map(exportLineOf),
  ];
  const read = file.map((line, index) => parseLine(formatLine(line), index + 1)._unsafeUnwrap());
  return replay(
    { store: openMemoryStore().store, hashOf: (text) => text, progress: () => {} },
    read,
  );
};
