import { err, ok } from 'neverthrow';
import {
  type ActivationFailure,
  type ConfirmDeps,
  confirmAccount,
} from '../../../../application/accounts/confirm-account.ts';
import {
  createAccount,
  type RegisterDeps,
} from '../../../../application/accounts/create-account.ts';
import { type LoginDeps, login } from '../../../../application/accounts/login.ts';
import type { Sessions } from '../../../../application/ports/sessions.ts';
import type { Store } from '../../../../application/ports/store.ts';
import type { Account } from '../../../../domain/accounts/account.ts';
import { normalizeEmail } from '../../../../domain/travellers/contact.ts';
import { consents } from '../../contract/consents.pl.ts';
import { forCustomer } from '../pipeline/customer.ts';
import type { Handlers } from '../pipeline/pipeline.ts';
import { type CallRefusal, refuseTooCommon, refuseUntil, refuseWith } from '../pipeline/refusal.ts';
import { wireAccount } from './present-account.ts';

export type AccountHandlerDeps = LoginDeps &
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

const activationRefusals: Record<ActivationFailure['kind'], CallRefusal> = {
  passwordTooCommon: refuseTooCommon('password'),
  tokenInvalid: refuseWith('tokenInvalid'),
  alreadyActive: refuseWith('alreadyActive'),
  passwordRequired: refuseWith('passwordRequired'),
};

export const accountHandlers = (deps: AccountHandlerDeps) => {
  return {
    authDetails: forCustomer(async ({ customer: { account } }) =>
      ok(await authOf(deps.store, account)),
    ),
    accountDetails: forCustomer(async ({ customer: { account } }) =>
      ok({ Account: wireAccount(account) }),
    ),
    login: async ({ request, visit, site }) => {
      const { email, password } = request;
      const session = await visit.session();
      const result = await login(deps)({
        email,
        password,
        siteId: site.siteId,
        address: visit.address,
        agent: visit.agent,
        session,
      });
      if (result.isErr())
        return err(
          result.error.kind === 'tooMany'
            ? refuseUntil(result.error.retryAfter)
            : refuseWith(result.error.kind),
        );
      visit.enter(result.value.begun, result.value.account);
      return ok(await authOf(deps.store, result.value.account));
    },
    logout: async ({ visit }) => {
      const session = await visit.session();
      if (session !== null) await deps.sessions.end(session.hash);
      visit.leave();
      return ok({});
    },
    accountCreate: async ({ request, visit, site }) => {
      const email = normalizeEmail(request.email);
      const { visitorId } = await visit.beginner();
      const { password, newsletterAccepted } = request;
      const registration = {
        email,
        password,
        newsletter: newsletterAccepted === 1,
        siteId: site.siteId,
        visitorId,
        address: visit.address,
      };
      const result = await createAccount(deps)(registration);
      return result
        .map(() => ({ Created: true as const }))
        .mapErr((failure) =>
          failure.kind === 'tooMany'
            ? refuseUntil(failure.retryAfter)
            : refuseTooCommon('password'),
        );
    },
    accountConfirm: async ({ request, visit }) => {
      const visitorId = (await visit.session())?.visitorId ?? null;
      const result = await confirmAccount(deps)({
        token: request.token,
        password: request.password ?? null,
        visitorId,
        newsletterWording: consents.newsletterOfAccount,
      });
      return result
        .map(() => ({ Confirmed: true as const }))
        .mapErr(({ kind }) => activationRefusals[kind]);
    },
  } satisfies Handlers;
};
