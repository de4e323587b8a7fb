import { err, ok } from 'neverthrow';
import {
  type ActivateAgainDeps,
  type DisownDeps,
  disownAccount,
  resendActivationMail,
} from '../../../../application/accounts/activation.ts';
import {
  activateNewAccount,
  type ConfirmDeps,
  createAccount,
  type RegisterDeps,
} from '../../../../application/accounts/create-account.ts';
import { type LoginDeps, login } from '../../../../application/accounts/login.ts';
import {
  type ResetDeps,
  requestPasswordReset,
  type SaveResetDeps,
  saveResetPassword,
} from '../../../../application/accounts/passwords.ts';
import type { Sessions } from '../../../../application/ports/accounts.ts';
import type { Store } from '../../../../application/ports/store.ts';
import type { Account } from '../../../../domain/accounts/account.ts';
import { normalizeEmail } from '../../../../domain/travellers/contact.ts';
import { emailError } from '../../../codecs/email.ts';
import { consents } from '../../contract/consents.pl.ts';
import { refuseFields, refuseWith } from '../pipeline/failures.ts';
import type { Handlers } from '../pipeline/pipeline.ts';
import { presentAccount } from './present-account.ts';
import { accountFailureMapper } from './refusals.ts';

const refuseAccountCall = accountFailureMapper();

export const accountMailLinkHandlers = (
  deps: DisownDeps & ResetDeps & SaveResetDeps & ActivateAgainDeps,
) =>
  ({
    passwordReset: async ({ request, requestSession, site }) => {
      const accountId = (await requestSession.session())?.accountId ?? null;
      if (accountId !== null && (await deps.store.accounts.byId(accountId)) !== null)
        return err(refuseWith('alreadyLoggedIn'));
      const email = normalizeEmail(request.email);
      const wrong = emailError(email, 'email');
      if (wrong !== null) return err(refuseFields([wrong]));
      await requestPasswordReset(deps)({ email, siteId: site.siteId });
      return ok({ Sent: true as const });
    },
    passwordResetSave: async ({ request: { token, newPassword }, site }) => {
      const saved = await saveResetPassword(deps)({
        token,
        password: newPassword,
        siteId: site.siteId,
      });
      return saved
        .map(() => ({ Saved: true as const }))
        .mapErr(accountFailureMapper({ newPassword: 'newPassword' }));
    },
    accountActivationAgain: async ({ request, caller, site }) => {
      const sent = await resendActivationMail(deps)(caller, request.reservationId, site.siteId);
      return sent.map(() => ({ Sent: true as const })).mapErr(refuseAccountCall);
    },
    accountDisown: async ({ request }) => {
      const disowned = await disownAccount(deps)(request.token);
      return disowned.map(() => ({ Disowned: true as const })).mapErr(refuseAccountCall);
    },
  }) satisfies Handlers;

type AccountHandlerDeps = LoginDeps &
  RegisterDeps &
  ConfirmDeps & {
    readonly store: Pick<Store, 'ambassadors' | 'messages'>;
    readonly sessions: Pick<Sessions, 'end'>;
  };

const authOf = async (
  { ambassadors, messages }: Pick<Store, 'ambassadors' | 'messages'>,
  { id }: Account,
) => ({
  Auth: {
    IsAmbassador: await ambassadors.isAmbassador(id),
    HasNewMessages: await messages.hasUnread(id),
  },
});

export const accountHandlers = (deps: AccountHandlerDeps) =>
  ({
    authDetails: async ({ customer: { account } }) => ok(await authOf(deps.store, account)),
    accountDetails: async ({ customer: { account } }) => ok({ Account: presentAccount(account) }),
    login: async ({ request, requestSession, site }) => {
      const { email, password } = request;
      const session = await requestSession.session();
      const result = await login(deps)({
        email,
        password,
        siteId: site.siteId,
        address: requestSession.address,
        agent: requestSession.agent,
        session,
      });
      if (result.isErr()) return err(refuseAccountCall(result.error));
      requestSession.enter(result.value.begun, result.value.account);
      return ok(await authOf(deps.store, result.value.account));
    },
    logout: async ({ requestSession }) => {
      const session = await requestSession.session();
      if (session !== null) await deps.sessions.end(session.hash);
      requestSession.leave();
      return ok({});
    },
    accountCreate: async ({ request, requestSession, site }) => {
      const email = normalizeEmail(request.email);
      const { visitorId } = await requestSession.beginner();
      const { password, newsletterAccepted } = request;
      const registration = {
        email,
        password,
        newsletter: newsletterAccepted === 1,
        siteId: site.siteId,
        visitorId,
        address: requestSession.address,
      };
      const result = await createAccount(deps)(registration);
      return result.map(() => ({ Created: true as const })).mapErr(refuseAccountCall);
    },
    accountConfirm: async ({ request, requestSession }) => {
      const visitorId = (await requestSession.session())?.visitorId ?? null;
      const result = await activateNewAccount(deps)({
        token: request.token,
        password: request.password ?? null,
        visitorId,
        newsletterWording: consents.newsletterOfAccount,
      });
      return result.map(() => ({ Confirmed: true as const })).mapErr(refuseAccountCall);
    },
  }) satisfies Handlers;
