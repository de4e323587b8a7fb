import { err, ok, type Result } from 'neverthrow';
import {
  type ChangeDetailsDeps,
  changeDetails,
  type DetailsChange,
  type DetailsFailure,
} from '../../../../application/accounts/change-details.ts';
import { type DeleteDeps, deleteAccount } from '../../../../application/accounts/delete-account.ts';
import {
  type ExportAccountDeps,
  exportAccount,
} from '../../../../application/accounts/export-account.ts';
import { type ProofDeps, requireFreshLogin } from '../../../../application/accounts/login.ts';
import {
  type ChangePasswordDeps,
  changePassword,
} from '../../../../application/accounts/passwords.ts';
import { endAllSessions, listOwnSessions } from '../../../../application/accounts/sessions.ts';
import type { DetailsChangeRequest } from '../../contract/account/own-account.ts';
import { type CallRefusal, refuseFields, refuseWith } from '../pipeline/failures.ts';
import type { Call, Handlers } from '../pipeline/pipeline.ts';
import { fromWireGender } from '../present/people.ts';
import { presentAccount } from './present-account.ts';
import { presentExport, presentSession } from './present-export.ts';
import { accountFailureMapper } from './refusals.ts';

const withoutMissing = <T extends object>(
  fields: { readonly [K in keyof T]: T[K] | undefined },
): Partial<T> => {
  const sent: Partial<T> = {};
  for (const key in fields) {
    const value = fields[key];
    if (value !== undefined) sent[key] = value;
  }
  return sent;
};

const changeOf = (request: DetailsChangeRequest): DetailsChange => {
  const { firstName, lastName, birthDate, idDocument, country, gender, phone } = request;
  return {
    person: withoutMissing<DetailsChange['person'] & object>({
      firstName,
      lastName,
      birthDate,
      idDocument,
      country,
      phone,
      gender: gender === undefined ? undefined : fromWireGender(gender),
    }),
    invoice: withoutMissing<DetailsChange['invoice'] & object>({
      name: request.invoiceName,
      nip: request.invoiceNip,
      address: request.invoiceAddress,
      city: request.invoiceCity,
      zip: request.invoiceZip,
      country: request.invoiceCountry,
    }),
  };
};

const detailsRefusal = (failure: DetailsFailure): CallRefusal => {
  switch (failure.kind) {
    case 'invalid':
      return refuseFields(failure.problems);
    case 'stale':
      return refuseWith('changedElsewhere', { Account: presentAccount(failure.account) });
    case 'unknownAccount':
      return refuseWith('noSession');
  }
};

const refusePasswordChange = accountFailureMapper({
  newPassword: 'newPassword',
  oldPassword: 'oldPassword',
});

type ProofCall = Pick<
  Call<'accountSessionsEnd' | 'accountDelete'>,
  'request' | 'requestSession' | 'session' | 'customer'
>;

/** Needs a fresh login or the account's password (R69); otherwise the response is 403. */
const proveOwner = async (
  deps: ProofDeps,
  { request, requestSession, session, customer: { account } }: ProofCall,
): Promise<Result<void, CallRefusal>> => {
  const password = request.password ?? null;
  return (
    await requireFreshLogin(deps, { account, session, address: requestSession.address, password })
  ).mapErr(accountFailureMapper());
};

export type OwnAccountDeps = ChangeDetailsDeps &
  ChangePasswordDeps &
  DeleteDeps &
  ExportAccountDeps &
  ProofDeps;

export const ownAccountHandlers = (deps: OwnAccountDeps) =>
  ({
    accountDetailsChange: async ({ request, customer: { account } }) => {
      const saved = await changeDetails(deps)(
        account,
        changeOf(request),
        request.expectedVersion ?? null,
      );
      return saved.map(() => ({ Saved: true as const })).mapErr(detailsRefusal);
    },
    accountPasswordChange: async ({ request, site, session, customer: { account } }) => {
      const { oldPassword, newPassword } = request;
      const change = {
        account,
        oldPassword,
        newPassword,
        siteId: site.siteId,
        sessionHash: session.hash,
      };
      return (await changePassword(deps)(change))
        .map(() => ({ Saved: true as const }))
        .mapErr(refusePasswordChange);
    },
    accountSessions: async ({ session, customer: { account } }) => {
      return ok({
        Sessions: (await listOwnSessions(deps)(account.id)).map((ownSession) =>
          presentSession(ownSession, session.hash),
        ),
      });
    },
    accountSessionsEnd: async (call) => {
      const { request, requestSession, session, customer } = call;
      const { account } = customer;
      if (request.all === true) {
        const proof = await proveOwner(deps, call);
        if (proof.isErr()) return err(proof.error);
        const ended = (await listOwnSessions(deps)(account.id)).length;
        await endAllSessions(deps, account);
        requestSession.leave();
        return ok({ Ended: ended });
      }
      if (request.sessionId === undefined)
        return err(refuseFields([{ field: 'sessionId', code: 'required' }]));
      const ownSession = (await listOwnSessions(deps)(account.id)).find(
        ({ name }) => name === request.sessionId,
      );
      if (ownSession === undefined) return err(refuseWith('notFound'));
      const here = ownSession.session.hash === session.hash;
      const proof = here ? ok(undefined) : await proveOwner(deps, call);
      if (proof.isErr()) return err(proof.error);
      await deps.sessions.end(ownSession.session.hash);
      if (here) requestSession.leave();
      return ok({ Ended: 1 });
    },
    accountExport: async ({ session, customer: { account } }) => {
      return ok({
        Export: presentExport(await exportAccount(deps)(account), deps.clock.now(), session.hash),
      });
    },
    accountDelete: async (call) => {
      const { site, requestSession, customer } = call;
      const proof = await proveOwner(deps, call);
      if (proof.isErr()) return err(proof.error);
      const deleted = await deleteAccount(deps)(customer.account, site.siteId);
      if (deleted) requestSession.leave();
      return ok({ Deleted: deleted });
    },
  }) satisfies Handlers;
