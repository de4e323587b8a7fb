import { ok } from 'neverthrow';
import type { LimitDeps } from '../../../../application/accounts/limits.ts';
import {
  type ContactDeps,
  takeContactLimit,
  writeToOffice,
} from '../../../../application/contact/write-to-office.ts';
import { normalizeEmail } from '../../../../domain/travellers/contact.ts';
import { isDoubtful } from '../pipeline/honeypot.ts';
import type { EarlyLimits, Handlers } from '../pipeline/pipeline.ts';
import { refuseUntil } from '../pipeline/refusal.ts';

const SENT = { message: 'sent' as const };

/** Messages to the office. One with a filled honeypot goes to the office as doubtful (R42.18). */
export const contactHandlers = (deps: ContactDeps) =>
  ({
    contactRequest: async ({ request, site }) => {
      const letter = {
        email: normalizeEmail(request.email),
        contents: request.contents,
        siteId: site.siteId,
      };
      await writeToOffice(deps)(isDoubtful(request) ? { ...letter, doubtful: 'letter' } : letter);
      return ok(SENT);
    },
  }) satisfies Handlers;

/** The rate limit counts every call, also invalid ones (R42). */
export const contactEarlyLimits = (deps: LimitDeps) =>
  ({
    contactRequest: async (address) =>
      (await takeContactLimit(deps)(address)).mapErr(({ retryAfter }) => refuseUntil(retryAfter)),
  }) satisfies EarlyLimits;
