import { err, ok } from 'neverthrow';
import {
  type ActivateAgainDeps,
  type ActivateAgainFailure,
  activateAgain,
} from '../../../../application/accounts/activate-again.ts';
import { type DisownDeps, disownAccount } from '../../../../application/accounts/disown-account.ts';
import { type ResetDeps, requestReset } from '../../../../application/accounts/request-reset.ts';
import { type SaveResetDeps, saveReset } from '../../../../application/accounts/save-reset.ts';
import { normalizeEmail } from '../../../../domain/travellers/contact.ts';
import { emailError } from '../../../codecs/email.ts';
import type { Handlers } from '../pipeline/pipeline.ts';
import {
  type CallRefusal,
  refuseFields,
  refuseTooCommon,
  refuseUntil,
  refuseWith,
} from '../pipeline/refusal.ts';

const activationRefusal = (failure: ActivateAgainFailure): CallRefusal => {
  switch (failure.kind) {
    case 'tooMany':
      return refuseUntil(failure.retryAfter);
    case 'unknownBooking':
      return refuseWith('notFound');
    case 'alreadyActive':
      return refuseWith('alreadyActive');
  }
};

export const accountLinkHandlers = (
  deps: DisownDeps & ResetDeps & SaveResetDeps & ActivateAgainDeps,
) =>
  ({
    passwordReset: async ({ request, visit, site }) => {
      const accountId = (await visit.session())?.accountId ?? null;
      if (accountId !== null && (await deps.store.accounts.byId(accountId)) !== null)
        return err(refuseWith('alreadyLoggedIn'));
      const email = normalizeEmail(request.email);
      const wrong = emailError(email, 'email');
      if (wrong !== null) return err(refuseFields([wrong], 'E-mail is invalid'));
      await requestReset(deps)({ email, siteId: site.siteId });
      return ok({ Sent: true as const });
    },
    passwordResetSave: async ({ request: { token, newPassword }, site }) => {
      const saved = await saveReset(deps)({ token, password: newPassword, siteId: site.siteId });
      return saved
        .map(() => ({ Saved: true as const }))
        .mapErr(({ kind }) =>
          kind === 'passwordTooCommon' ? refuseTooCommon('newPassword') : refuseWith(kind),
        );
    },
    accountActivationAgain: async ({ request, visit, site }) => {
      const caller = await visit.caller();
      if (caller === null) return err(refuseWith('noSession'));
      const sent = await activateAgain(deps)(caller, request.reservationId, site.siteId);
      return sent.map(() => ({ Sent: true as const })).mapErr(activationRefusal);
    },
    accountDisown: async ({ request }) => {
      const disowned = await disownAccount(deps)(request.token);
      return disowned
        .map(() => ({ Disowned: true as const }))
        .mapErr(({ kind }) => refuseWith(kind));
    },
  }) satisfies Handlers;
