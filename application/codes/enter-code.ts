import { type Result, safeTry } from 'neverthrow';
import { saysWrongCode } from '../../domain/booking/command-facts.ts';
import type { CreateGroup, JoinGroup, RedeemVoucher, RemoveCode, UseAmbassadorCode } from '../../domain/booking/commands.ts';
import { type LimitDeps, type TooMany, take } from '../accounts/limits.ts';
import type { Caller } from '../booking/caller.ts';
import type { Executed } from '../booking/execute.ts';
import { type CommandFailure, type GivingDeps, giveCommand } from '../booking/give-command.ts';

export type EnterCodeDeps = GivingDeps & LimitDeps;
export type EnteredCode = RedeemVoucher | UseAmbassadorCode | CreateGroup | JoinGroup | RemoveCode;
export type CodeFailure = CommandFailure | TooMany;

/**
 * Enters a code on a booking, before or after the order; too many wrong ones and the session has to wait (R42). A code counts before it is
 * looked at, and no longer once it was right.
 */
export const enterCode =
  (deps: EnterCodeDeps) =>
  async (caller: Caller, bookingId: string, command: EnteredCode, expectedVersion: number | null): Promise<Result<Executed, CodeFailure>> =>
    safeTry(async function* () {
      const tried = yield* await take(deps, ['codesOfSession', caller.visitorId]);
      const result = await giveCommand(deps)(caller, bookingId, command, expectedVersion);
      if (result.isOk() || !saysWrongCode(command.type, result.error)) await tried.giveBack();
      return result;
    });
