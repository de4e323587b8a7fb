import { err, type Result } from 'neverthrow';
import { NOBODY, type Person } from '../../domain/party/person.ts';
import { officeActor } from '../booking/actor.ts';
import type { Executed } from '../booking/execute-command.ts';
import { type CommandFailure, type GivingDeps, giveAs } from '../booking/give-command.ts';

export type ParticipantCorrection = { readonly userNum: number; readonly person: Partial<Person> };

const isNamed = ({ firstName, lastName, birthDate }: Person): boolean =>
  firstName !== '' && lastName !== '' && birthDate !== '';

/** Allowed until 3 days before the start (R37). The office may correct the booker too. */
export const changeParticipant =
  (deps: GivingDeps) =>
  async (
    name: string,
    bookingId: string,
    { userNum, person }: ParticipantCorrection,
  ): Promise<Result<Executed, CommandFailure>> => {
    const seen = await deps.store.bookings.get(bookingId);
    if (seen === null) return err({ kind: 'unknownBooking' });
    if (seen.status === 'removed') return err({ kind: 'wrongState', status: seen.status });
    const before = seen.choices.participants.find((participant) => participant.userNum === userNum);
    const after = { ...(before?.person ?? NOBODY), ...person };
    const people = [
      { userNum, person: after, fillLater: (before?.fillLater ?? false) && !isNamed(after) },
    ];
    const nothing = {
      berths: null,
      journeys: null,
      insurances: null,
      trainings: null,
      addons: null,
    };
    return giveAs(deps)(
      officeActor(name),
      bookingId,
      { type: 'changeBooking', ...nothing, people },
      seen.version,
    );
  };
