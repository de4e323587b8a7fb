import { ok } from 'neverthrow';
import {
  type ContactDeps,
  writeToOffice,
} from '../../../../application/contact/write-to-office.ts';
import { normalizeEmail } from '../../../../domain/travellers/contact.ts';
import type { Handlers } from '../pipeline/pipeline.ts';
import { isDoubtful } from '../pipeline/plain-form.ts';

const SENT = { message: 'sent' as const };

/** The office gets a message with a filled honeypot too, marked as doubtful (R42.18). */
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
