import { err, ok } from 'neverthrow';
import type { LimitDeps } from '../../../../application/accounts/limits.ts';
import { type ContactDeps, contactArrived, writeToOffice } from '../../../../application/contact/write-to-office.ts';
import { normalEmail } from '../../../../domain/travellers/contact.ts';
import type { Arrivals, Handlers } from '../frame/frame.ts';
import { refuseFields, refuseUntil } from '../frame/refused.ts';

/** What anybody may write to the office. */
export const contactHandlers = (deps: ContactDeps) =>
  ({
    contactRequest: async ({ request, site }) => {
      const contents = request.contents.trim();
      if (contents === '') return err(refuseFields([{ field: 'contents', code: 'required' }]));
      await writeToOffice(deps)({ email: normalEmail(request.email), contents, siteId: site.siteId });
      return ok({ message: 'sent' as const });
    },
  }) satisfies Handlers;

/** Every call to the office counts (R42). */
export const contactArrivals = (deps: LimitDeps) =>
  ({
    contactRequest: async (address) => (await contactArrived(deps)(address)).mapErr(({ retryAfter }) => refuseUntil(retryAfter)),
  }) satisfies Arrivals;
