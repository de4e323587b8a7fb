import { type Result, safeTry } from 'neverthrow';
import { isWrongCodeRefusal } from '../../domain/booking/command-facts.ts';
import type { CommandOf } from '../../domain/booking/commands.ts';
import { countOncePerSubject, type LimitDeps, type TooMany } from '../accounts/limits.ts';
import type { Caller } from '../booking/actor.ts';
import type { ExecutedCommand } from '../booking/execute-command.ts';
import {
  type CommandDeps,
  type CommandFailure,
  submitCustomerCommand,
} from '../booking/submit-command.ts';
import type { PortDeps } from '../ports/ports.ts';

export type EnterCodeDeps = CommandDeps & LimitDeps & PortDeps<{ ids: 'hashOf' }>;
export type CodeEntry = CommandOf<
  'redeemVoucher' | 'useAmbassadorCode' | 'createGroup' | 'joinGroup' | 'removeCode'
>;
export type CodeFailure = CommandFailure | TooMany;

const codeIn = (command: CodeEntry): string =>
  'code' in command ? (command.code?.toUpperCase() ?? '') : '';

/**
 * Uses a code. A wrong code counts as a failed attempt, but not if the same code is entered again
 * at once (R42.6, R42.10).
 */
export const enterVoucherAmbassadorOrGroupCode =
  (deps: EnterCodeDeps) =>
  async (
    caller: Caller,
    bookingId: string,
    command: CodeEntry,
    expectedVersion: number | null,
  ): Promise<Result<ExecutedCommand, CodeFailure>> =>
    safeTry(async function* () {
      const subject = `${caller.visitorId} ${command.type} ${codeIn(command)}`;
      const tried = yield* await countOncePerSubject(
        deps,
        [
          ['codesOfSession', caller.visitorId],
          ['codesOfAddress', caller.address],
        ],
        { subject, ignoresImmediateRepeat: true },
      );
      const result = await submitCustomerCommand(deps)(caller, bookingId, command, expectedVersion);
      if (result.isOk() || !isWrongCodeRefusal(command.type, result.error)) await tried.uncount();
      return result;
    });
