import { ok } from 'neverthrow';
import type { LimitDeps } from '../../../../application/accounts/limits.ts';
import { type ContactDeps, contactArrived, writeToOffice } from '../../../../application/contact/write-to-office.ts';
import { normalEmail } from '../../../../domain/travellers/contact.ts';
import type { Arrivals, Handlers } from '../frame/frame.ts';
import { isDoubtful } from '../frame/honeypot.ts';
import { refuseUntil } from '../frame/refused.ts';

const SENT = { message: 'sent' as const };

/** Messages to the office. One with a filled honeypot goes to the office as doubtful (R42.18). */
export const contactHandlers = (deps: ContactDeps) =>
  ({
    contactRequest: async ({ request, site }) => {
      const letter = { email: normalEmail(request.email), contents: request.contents, siteId: site.siteId };
      await writeToOffice(deps)(isDoubtful(request) ? { ...letter, doubtful: 'letter' } : letter);
      return ok(SENT);
    },
  }) satisfies Handlers;

/** Every call to the office counts (R42). */
export const contactArrivals = (deps: LimitDeps) =>
  ({
    contactRequest: async (address) => (await contactArrived(deps)(address)).mapErr(({ retryAfter }) => refuseUntil(retryAfter)),
  }) satisfies Arrivals;
