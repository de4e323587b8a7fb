import { err, ok, type Result, safeTry } from 'neverthrow';
import { passwordProblem } from '../../domain/accounts/account.ts';
import type { Draft } from '../../domain/booking/booking.ts';
import type { CommandOf } from '../../domain/booking/commands.ts';
import { applyParticipantsStep } from '../../domain/booking/draft/apply-steps.ts';
import { dayOf } from '../../domain/calendar.ts';
import { NOBODY } from '../../domain/party/person.ts';
import { invalidAnswers, type Problem } from '../../domain/party/problem.ts';
import { isEmail } from '../../domain/travellers/contact.ts';
import { hasOnlyAgeProblems, travellerProblems } from '../../domain/travellers/requirements.ts';
import { createInactiveAccount } from '../accounts/create-account.ts';
import {
  accountLock,
  type CountedLimit,
  NOTHING_COUNTED,
  type RegistrationLimit,
} from '../accounts/limits.ts';
import { isCommonOrPersonalPassword, type PasswordJudgingDeps } from '../accounts/passwords.ts';
import { type Caller, canUseBooking } from '../booking/actor.ts';
import type { WorldDeps } from '../booking/context.ts';
import { type CommandHooks, submitCustomerCommand } from '../booking/submit-command.ts';
import type { PortDeps } from '../ports/ports.ts';
import type { WizardView } from './view.ts';
import { type StepDeps, toWizardView, type WizardFailure } from './wizard.ts';

export type WizardRegistration = {
  readonly email: string;
  readonly password: string;
  readonly policyAccepted: boolean;
  readonly newsletterAccepted: boolean;
};

export type NamingFailure =
  | WizardFailure
  | { readonly kind: 'accountExists' }
  | { readonly kind: 'passwordMissing' };
export type NamingDeps = StepDeps &
  RegistrationLimit &
  Pick<PasswordJudgingDeps, 'commonPasswords'> &
  PortDeps<{ ids: true; passwords: true }>;

const first = (field: Problem['field'], code: Problem['code']): Problem => ({
  userNum: 1,
  field,
  code,
});

const faultOf = async (
  deps: PasswordJudgingDeps,
  { password, email }: WizardRegistration,
): Promise<Problem['code'] | null> =>
  passwordProblem(password) ??
  ((await isCommonOrPersonalPassword(deps, password, email)) ? 'tooCommon' : null);

/**
 * Returns the errors in the data of a new account. The password can be empty if the draft already
 * belongs to an account.
 */
const registrationProblems = async (
  deps: PasswordJudgingDeps,
  registration: WizardRegistration,
  hasAccount: boolean,
): Promise<readonly Problem[]> => {
  const password =
    registration.password === '' && hasAccount ? null : await faultOf(deps, registration);
  return [
    ...(registration.email === ''
      ? [first('email', 'required')]
      : isEmail(registration.email)
        ? []
        : [first('email', 'invalid')]),
    ...(password === null ? [] : [first('password', password)]),
    ...(registration.policyAccepted ? [] : [first('policyAccepted', 'required')]),
  ];
};

/** Checks the participants as step 5 would leave them, so that all errors are reported together. */
const peopleProblems = (
  deps: WorldDeps & PortDeps<{ clock: true }>,
  draft: Draft,
  participants: CommandOf<'nameParticipants'>['participants'],
): readonly Problem[] => {
  const offer = deps.catalogue.byId(draft.siteId, draft.offerId)?.offer;
  const settings = deps.settings.of(draft.siteId);
  if (offer === undefined || settings === undefined) return [];
  const today = dayOf(deps.clock.now());
  return applyParticipantsStep(
    draft.choices,
    { type: 'nameParticipants', participants },
    null,
  ).match(
    (choices) =>
      travellerProblems({
        offer,
        settings,
        today,
        choices,
        ageCleared: draft.ageCleared,
        bookerHasAccount: false,
      }),
    ({ problems }) => problems,
  );
};

/** A logged-in booker can leave the e-mail empty, but cannot enter another one. */
const bookerEmailProblem = (sent: string, accountEmail: string): Problem | null => {
  if (sent === '' || sent === accountEmail) return null;
  return first('email', isEmail(sent) ? 'notAllowed' : 'invalid');
};

const isOfAccount = ({ userNum, field }: Problem): boolean => userNum === 1 && field === 'email';

type TooManyAccounts = { readonly kind: 'tooManyAccounts' };

export type NamingInput = {
  readonly participants: CommandOf<'nameParticipants'>['participants'];
  readonly registration: WizardRegistration | null;
};

type WithAccount = {
  readonly alongside: CommandHooks<NamingFailure>;
  readonly counted: CountedLimit;
};

const withAccount = async (
  deps: NamingDeps,
  caller: Caller,
  draft: Draft,
  participants: NamingInput['participants'],
  registration: WizardRegistration,
): Promise<Result<WithAccount, NamingFailure | TooManyAccounts>> => {
  const ownAccountId = draft.owner.accountId;
  const faults = await registrationProblems(deps, registration, ownAccountId !== null);
  // The booker and the account have the same e-mail. If it is invalid, report only the account's
  // error, so that the customer does not see two.
  if (faults.length > 0)
    return err(
      invalidAnswers(
        ...faults,
        ...peopleProblems(deps, draft, participants).filter((problem) => !isOfAccount(problem)),
      ),
    );
  const ownAccount = ownAccountId === null ? null : await deps.store.accounts.byId(ownAccountId);
  // An attempt counts against the limit only if it creates an account or reveals that an account
  // exists. Other attempts do not count.
  const { email } = registration;
  const count = async () => {
    if (ownAccount?.email === email) return ok(NOTHING_COUNTED);
    const there = await deps.store.accounts.byEmail(email);
    return deps.takeRegistration(
      caller.address,
      there?.active === true ? { bookingId: draft.id, email } : 'making',
    );
  };
  const { password } = registration;
  const [counted, passwordHash] =
    password === ''
      ? [await count(), null]
      : await deps.passwords.inLine(async ({ hash }) => {
          const counted = await count();
          return [counted, counted.isErr() ? null : await hash(password)] as const;
        });
  if (counted.isErr()) return err({ kind: 'tooManyAccounts' });
  const person = participants.find(({ userNum }) => userNum === 1)?.person ?? NOBODY;
  const alongside: CommandHooks<NamingFailure> = {
    locks: [accountLock(email)],
    before: async (transaction) => {
      const account = await createInactiveAccount(deps, transaction, {
        email,
        passwordHash,
        person,
        newsletter: registration.newsletterAccepted,
        visitorId: caller.visitorId,
        siteId: draft.siteId,
        ownAccountId,
        at: deps.clock.now(),
      });
      return account.map(({ id }) => ({ accountId: id }));
    },
  };
  return ok({ alongside, counted: counted.value });
};

const NOTHING_GIVEN: WizardRegistration = {
  email: '',
  password: '',
  policyAccepted: false,
  newsletterAccepted: false,
};

/** Saves step 5. If the booker has no account, creates an inactive one (R35). */
export const nameParticipants =
  (deps: NamingDeps) =>
  async (
    caller: Caller,
    bookingId: string,
    { participants, registration }: NamingInput,
    expectedVersion: number | null,
  ): Promise<Result<WizardView, NamingFailure | TooManyAccounts>> =>
    safeTry(async function* () {
      const booking = await deps.store.bookings.get(bookingId);
      if (booking === null || !canUseBooking(caller, booking))
        return err({ kind: 'unknownBooking' } as const);
      const anonymous = caller.account === null;
      const foreign =
        caller.account === null
          ? null
          : bookerEmailProblem(registration?.email ?? '', caller.account.email);
      if (foreign !== null && booking.status === 'draft')
        return err(
          invalidAnswers(
            foreign,
            ...peopleProblems(deps, booking, participants).filter(
              (problem) => !isOfAccount(problem),
            ),
          ),
        );
      const { alongside, counted } =
        anonymous && booking.status === 'draft'
          ? yield* await withAccount(
              deps,
              caller,
              booking,
              participants,
              registration ?? NOTHING_GIVEN,
            )
          : { alongside: {}, counted: NOTHING_COUNTED };
      const command: CommandOf<'nameParticipants'> = { type: 'nameParticipants', participants };
      const named = await submitCustomerCommand(deps)<NamingFailure>(
        caller,
        bookingId,
        command,
        expectedVersion,
        { ...alongside, seen: booking },
      );
      // `accountExists` reveals that an account exists, so the attempt stays counted.
      if (named.isErr() && named.error.kind !== 'accountExists') await counted.uncount();
      // If only an age is invalid, mark the draft, so that the customer can ask the office (R65).
      if (
        named.isErr() &&
        named.error.kind === 'invalid' &&
        hasOnlyAgeProblems(named.error.problems)
      )
        await submitCustomerCommand(deps)(caller, bookingId, { type: 'markOlder' }, null);
      return toWizardView(deps, caller, yield* named);
    });
