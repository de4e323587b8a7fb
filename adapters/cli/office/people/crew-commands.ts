import { err, ok } from 'neverthrow';
import {
  type BookingWithMissingData,
  type CrewList,
  listMissingCrewData,
  type MissingCrewData,
  readCrewList,
} from '../../../../application/office/crews.ts';
import { type MessageReport, sendMessages } from '../../../../application/office/messages.ts';
import { dayOf } from '../../../../domain/calendar.ts';
import type { CrewMember, MissingData } from '../../../../domain/crews/crew-list.ts';
import { commentsWithSkipper } from '../../../http/contract/names.pl.ts';
import { crewBerthText, crewPdf, nameText } from '../../../papers/crew-list.ts';
import { type CsvDialect, formatCsvOfItems } from '../../terminal/csv.ts';
import { formatTableOfItems } from '../../terminal/table.ts';
import {
  type Command,
  type CommandOutput,
  defineCommand,
  defineOption,
  OFFER_ARGUMENT,
  type Task,
} from '../command.ts';
import { runIfConfirmed } from '../confirm.ts';
import { missingCopy } from '../names.pl.ts';
import { formatWarsawTime, instantJson, readNumber, readText } from '../read-values.ts';
import { formatMessageReport } from './message-commands.ts';

const MISSING: Readonly<Record<MissingData, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  birthDate: 'birth date',
  idDocument: 'document',
};

type Row = { readonly unit: string; readonly yacht: number; readonly member: CrewMember };

const rowsOf = ({ units }: CrewList): readonly Row[] =>
  units.flatMap(({ unit, yachts }) =>
    yachts.flatMap(({ yacht, members }) =>
      members.map((member) => ({ unit: unit.name, yacht, member })),
    ),
  );

const sizesOf = ({ booking, userNum }: CrewMember, { entry: { offer } }: CrewList): string => {
  const chosen =
    booking.choices.participants.find((participant) => participant.userNum === userNum)?.addons ??
    [];
  return chosen
    .map(({ addonId, optionId }) => {
      const addon = offer.addons.find(({ id }) => id === addonId);
      const size = addon?.options.find(({ id }) => id === optionId)?.name;
      return `${addon?.name ?? addonId}${size === undefined ? '' : ` ${size}`}`;
    })
    .join('; ');
};

const asCsv = (list: CrewList, dialect: CsvDialect): string =>
  formatCsvOfItems(rowsOf(list), dialect, [
    ['unit', ({ unit }) => unit],
    ['yacht', ({ yacht }) => yacht],
    ['place', ({ member }) => crewBerthText(member)],
    ['skipper', ({ member }) => (member.skipper ? 'yes' : '')],
    ['first name', ({ member }) => member.person.firstName],
    ['last name', ({ member }) => member.person.lastName],
    ['born', ({ member }) => member.person.birthDate],
    ['gender', ({ member }) => member.person.gender ?? ''],
    ['document', ({ member }) => member.person.idDocument],
    ['country', ({ member }) => member.person.country],
    ['phone', ({ member }) => member.person.phone],
    ['email', ({ member }) => member.person.email],
    ['booking', ({ member }) => member.booking.id],
    ['participant', ({ member }) => member.userNum],
    ['group', ({ member }) => member.booking.group?.code ?? ''],
    ['extras', ({ member }) => sizesOf(member, list)],
    [
      'comments',
      ({ member: { booking, userNum } }) => (userNum === 1 ? commentsWithSkipper(booking) : ''),
    ],
  ]);

const asTables = (list: CrewList): string => {
  const { offer } = list.entry;
  const tables = list.units.flatMap(({ unit, yachts }) =>
    yachts.map(({ yacht, members }) =>
      [
        `${unit.name} (${unit.id}), yacht ${yacht}`,
        formatTableOfItems(members, '', [
          ['Place', crewBerthText],
          ['Name', nameText],
          ['Born', ({ person }) => person.birthDate],
          ['Document', ({ person }) => person.idDocument],
          ['Phone', ({ person }) => person.phone],
          ['Booking', ({ booking, userNum }) => `${booking.id} ${userNum}`],
          ['Group', ({ booking }) => booking.group?.code ?? '', 'optional'],
        ]),
      ].join('\n'),
    ),
  );
  return [
    `${offer.name} (offer ${offer.id}), ${offer.from} to ${offer.to}`,
    ...(tables.length === 0 ? ['Nobody sails yet.'] : tables),
  ].join('\n\n');
};

const listJson = (list: CrewList): object => ({
  offer: {
    id: list.entry.offer.id,
    name: list.entry.offer.name,
    from: list.entry.offer.from,
    to: list.entry.offer.to,
  },
  units: list.units.map(({ unit, yachts }) => ({
    id: unit.id,
    name: unit.name,
    yachts: yachts.map(({ yacht, members }) => ({
      yacht,
      crew: members.map((member) => ({
        bookingId: member.booking.id,
        userNum: member.userNum,
        cabin: member.at.cabin,
        berth: member.at.berth,
        skipper: member.skipper,
        group: member.booking.group?.code ?? null,
        extras: sizesOf(member, list),
        ...member.person,
      })),
    })),
  })),
});

const listCrewsTask =
  (offerId: number, unitId: number | null, file: string | null, dialect: CsvDialect | null): Task =>
  async (deps) => {
    const list = await readCrewList(deps)(offerId, unitId);
    if (list.isErr()) return err(list.error);
    const text = dialect === null ? asTables(list.value) : asCsv(list.value, dialect);
    if (file === null) return ok({ text, json: listJson(list.value) });
    const brand = deps.settings.of(list.value.entry.siteId)?.name ?? '';
    const pdf = await crewPdf(await deps.tokens(), list.value, brand, deps.clock.now());
    const written = await deps.write(file, pdf);
    return written.map(() => ({
      text: dialect === null ? `${text}\n\nWritten: ${file}` : text,
      json: { ...listJson(list.value), file },
    }));
  };

const missingDataAnswer = ({
  entry: { offer },
  until,
  officeUntil,
  bookings,
}: MissingCrewData): CommandOutput => ({
  text: [
    `${offer.name} (offer ${offer.id}): customers may fill in until ${until}, the office until ${officeUntil} (participants change).`,
    formatTableOfItems(
      bookings.flatMap(({ booking, people }) =>
        people.map((each) => ({
          ...each,
          booking,
          booker: booking.choices.participants[0]?.person,
        })),
      ),
      'Nobody’s data are missing.',
      [
        ['Booking', ({ booking }) => booking.id],
        ['Participant', ({ userNum }) => String(userNum), 'right'],
        ['Missing', ({ missing }) => missing.map((field) => MISSING[field]).join(', ')],
        ['Booker', ({ booker }) => `${booker?.firstName ?? ''} ${booker?.lastName ?? ''}`],
        ['E-mail', ({ booker }) => booker?.email ?? '', 'optional'],
        ['Phone', ({ booker }) => booker?.phone ?? ''],
        [
          'Asked',
          ({ booking: { dataAskedAt } }) =>
            dataAskedAt === undefined ? '' : formatWarsawTime(dataAskedAt),
        ],
      ],
    ),
  ].join('\n'),
  json: {
    offer: offer.id,
    until,
    officeUntil,
    bookings: bookings.map(({ booking, people }) => ({
      bookingId: booking.id,
      email: booking.choices.participants[0]?.person.email ?? '',
      askedAt: booking.dataAskedAt === undefined ? null : instantJson(booking.dataAskedAt),
      people,
    })),
  },
});

const bookingWithLastRequest = ({
  booking: { id, dataAskedAt },
}: BookingWithMissingData): string =>
  dataAskedAt === undefined ? id : `${id} (asked on ${dayOf(dataAskedAt)})`;

/**
 * Lists the bookings of an offer that lack data. If `mails` is true, also asks the booker of each
 * booking for the data, at most once a day. Refuses to ask after the last day on which customers
 * can add data.
 */
const requestMissingDataTask =
  (offerId: number, mails: boolean): Task =>
  async (deps, by) => {
    const found = await listMissingCrewData(deps)(offerId);
    if (found.isErr()) return err(found.error);
    const { bookings, until, officeUntil } = found.value;
    if (!mails || bookings.length === 0) return ok(missingDataAnswer(found.value));
    const today = dayOf(deps.clock.now());
    if (today > until) return err({ kind: 'dataClosed', until, officeUntil });
    const unasked = bookings.filter(
      ({ booking: { dataAskedAt } }) => dataAskedAt === undefined || dayOf(dataAskedAt) < today,
    );
    const spared = bookings
      .filter((each) => !unasked.includes(each))
      .map(({ booking }) => booking.id);
    const sparedText =
      spared.length === 0
        ? ''
        : `Already asked today, so not asked again before tomorrow: ${spared.join(', ')}.`;
    if (unasked.length === 0)
      return ok({ text: sparedText, json: { sent: [], askedToday: spared, refused: [], by } });
    const question = `${sparedText === '' ? '' : `${sparedText}\n`}Ask the bookers of ${unasked.map(bookingWithLastRequest).join(', ')} for the missing data?`;
    return runIfConfirmed(deps, question, async () => {
      const reports: MessageReport[] = [];
      for (const { booking, people } of unasked) {
        const letter = {
          about: 'missingData' as const,
          title: missingCopy.title,
          contents: missingCopy.contents(
            people.map(({ userNum }) => userNum),
            until,
            people.some(({ missing }) => missing.includes('idDocument')),
          ),
          files: [],
        };
        reports.push(await sendMessages(deps)(by, [{ bookingId: booking.id, to: [1] }], letter));
      }
      const answer = formatMessageReport(
        {
          sent: reports.flatMap(({ sent }) => sent),
          refused: reports.flatMap(({ refused }) => refused),
        },
        by,
      );
      return ok({
        text: sparedText === '' ? answer.text : `${answer.text}\n${sparedText}`,
        json: { ...answer.json, askedToday: spared },
      });
    });
  };

export const crewCommands: readonly Command[] = [
  defineCommand({
    name: 'crew list',
    word: OFFER_ARGUMENT,
    takes: {
      unit: defineOption('N', 'only of this unit', readNumber),
      pdf: defineOption(
        'FILE',
        'also write the list as a PDF; an existing file is not overwritten',
        readText,
      ),
    },
    csv: true,
    helpText:
      'list the people on each yacht of a trip, the skipper first, with a proposed berth for each',
    prepare: ({ word, unit, pdf, csv: dialect }) => listCrewsTask(word, unit, pdf, dialect),
  }),
  defineCommand({
    name: 'crew missing',
    word: OFFER_ARGUMENT,
    flags: { mail: 'ask the bookers for the data, by mail and in the panel' },
    changesWith: 'mail',
    helpText:
      'list the participants of a trip whose data are missing, and the last day for the data; --mail asks the bookers',
    prepare: ({ word, mail }) => requestMissingDataTask(word, mail),
  }),
];
