import { ok } from 'neverthrow';
import type { LimitDeps } from '../../../../application/accounts/limits.ts';
import { type ContactDeps, contactArrived, writeToOffice } from '../../../../application/contact/write-to-office.ts';
import { normalEmail } from '../../../../domain/travellers/contact.ts';
import type { Arrivals, Handlers } from '../frame/frame.ts';
import { refuseUntil } from '../frame/refused.ts';
import { isTrapped } from '../frame/trap.ts';

const SENT = { message: 'sent' as const };

/** What anybody may write to the office. A program that fills in what people do not see hears what they hear, and nothing is sent. */
export const contactHandlers = (deps: ContactDeps) =>
  ({
    contactRequest: async ({ request, site }) => {
      if (isTrapped(request)) return ok(SENT);
      await writeToOffice(deps)({ email: normalEmail(request.email), contents: request.contents, siteId: site.siteId });
      return ok(SENT);
    },
  }) satisfies Handlers;

/** Every call to the office counts (R42). */
export const contactArrivals = (deps: LimitDeps) =>
  ({
    contactRequest: async (address) => (await contactArrived(deps)(address)).mapErr(({ retryAfter }) => refuseUntil(retryAfter)),
  }) satisfies Arrivals;
