import { err, ok, type Result, safeTry } from 'neverthrow';
import type { Confirmed } from '../../domain/booking/booking.ts';
import type { CommandOf } from '../../domain/booking/commands.ts';
import { NOBODY, type Person } from '../../domain/party/person.ts';
import { invalidAnswers, problem } from '../../domain/party/problem.ts';
import { officeActor } from '../booking/actor.ts';
import { participantChanges } from '../booking/diff.ts';
import type { ExecutedCommand } from '../booking/execute-command.ts';
import { type PreviewDeps, previewCommand } from '../booking/preview.ts';
import type { CommandDeps, CommandFailure } from '../booking/submit-command.ts';
import type { ChangedParticipant } from '../ports/mail/content.ts';
import { submitOfficeCommand } from './bookings.ts';

type ParticipantCorrection = { readonly userNum: number; readonly person: Partial<Person> };

const UNCHANGED: CommandOf<'changeBooking'> = {
  type: 'changeBooking',
  berths: null,
  journeys: null,
  insurances: null,
  trainings: null,
  addons: null,
  people: null,
};

const isNamed = ({ firstName, lastName, birthDate }: Person): boolean =>
  firstName !== '' && lastName !== '' && birthDate !== '';

/**
 * Changes a participant's data for the office. The participant can be the booker. The change is
 * possible until 3 days before the trip starts (R37.9).
 */
export const changeParticipant =
  (deps: CommandDeps) =>
  async (
    name: string,
    bookingId: string,
    { userNum, person }: ParticipantCorrection,
  ): Promise<Result<ExecutedCommand, CommandFailure>> => {
    const seen = await deps.store.bookings.get(bookingId);
    if (seen === null) return err({ kind: 'unknownBooking' });
    if (seen.status === 'removed') return err({ kind: 'wrongState', status: seen.status });
    const before = seen.choices.participants.find((participant) => participant.userNum === userNum);
    const after = { ...(before?.person ?? NOBODY), ...person };
    const people = [
      { userNum, person: after, fillLater: (before?.fillLater ?? false) && !isNamed(after) },
    ];
    return submitOfficeCommand(deps)(name, bookingId, { ...UNCHANGED, people }, seen.version);
  };

export type WantedChange = {
  readonly userNum: number | null;
  readonly unitId: number | null;
  readonly journeyId: number | null;
  readonly pointId: number | null;
  readonly insuranceId: number | null;
};

export type OfficeChange = {
  readonly before: Confirmed;
  readonly after: Confirmed;
  readonly changes: readonly ChangedParticipant[];
  readonly command: CommandOf<'changeBooking'>;
};

const commandOf = (
  { choices }: Confirmed,
  { userNum, unitId, journeyId, pointId, insuranceId }: WantedChange,
): CommandOf<'changeBooking'> => {
  const who = choices.participants.filter((each) => userNum === null || each.userNum === userNum);
  // In a cabin or on a whole yacht, participant 1's unit is the unit of everybody.
  const berths = choices.accommodation === 'single' ? who.map((each) => each.userNum) : [1];
  return {
    ...UNCHANGED,
    ...(unitId === null ? {} : { berths: berths.map((each) => ({ userNum: each, unitId })) }),
    ...(journeyId === null && pointId === null
      ? {}
      : {
          journeys: who.map((each) => ({
            userNum: each.userNum,
            journeyId: journeyId ?? each.journeyId,
            // Pick-up points belong to a journey, so a new journey removes the chosen point.
            pointId: pointId ?? (journeyId === null ? each.pointId : null),
            luggage: undefined,
          })),
        }),
    ...(insuranceId === null
      ? {}
      : {
          insurances: who.map((each) => ({
            userNum: each.userNum,
            insuranceId,
            assistance: each.assistance,
          })),
        }),
  };
};

/** Returns what a change would do, and stores nothing (R37). */
export const previewOfficeChange =
  (deps: PreviewDeps) =>
  async (
    name: string,
    bookingId: string,
    requested: WantedChange,
  ): Promise<Result<OfficeChange, CommandFailure>> =>
    safeTry(async function* () {
      const before = await deps.store.bookings.get(bookingId);
      if (before === null) return err({ kind: 'unknownBooking' } as const);
      if (before.status !== 'confirmed')
        return err({ kind: 'wrongState', status: before.status } as const);
      const { userNum } = requested;
      if (userNum !== null && before.choices.participants[userNum - 1] === undefined)
        return err(invalidAnswers(problem(userNum, 'userNum', 'unknown')));
      const command = commandOf(before, requested);
      const trial = { expectedVersion: before.version, halfFilled: false };
      const { booking: after } = yield* await previewCommand(deps)(
        officeActor(name),
        bookingId,
        command,
        trial,
      );
      if (after.status !== 'confirmed')
        return err({ kind: 'wrongState', status: after.status } as const);
      return ok({ before, after, changes: participantChanges(before, after), command });
    });

/**
 * Saves a change and mails the booker (R37.11). Refuses if the booking's version or the new price
 * is no longer that of the preview (R37.10).
 */
export const changeBookingByOffice =
  (deps: CommandDeps) =>
  (
    name: string,
    { before, after, command }: OfficeChange,
  ): Promise<Result<ExecutedCommand, CommandFailure>> =>
    submitOfficeCommand(deps)(
      name,
      before.id,
      { ...command, expectedPrice: after.quote.price },
      before.version,
    );
