import { err } from 'neverthrow';
import { type ContactDeps, writeToOffice } from '../../../../application/contact/write-to-office.ts';
import { normalEmail } from '../../../../domain/travellers/contact.ts';
import type { Handlers } from '../frame/frame.ts';
import { refuseFields, refuseUntil } from '../frame/refused.ts';

/** What anybody may write to the office. */
export const contactHandlers = (deps: ContactDeps) =>
  ({
    contactRequest: async ({ request, visit, site }) => {
      const contents = request.contents.trim();
      if (contents === '') return err(refuseFields([{ field: 'contents', code: 'required' }]));
      const letter = { email: normalEmail(request.email), contents, siteId: site.siteId, address: visit.address };
      const written = await writeToOffice(deps)(letter);
      return written.map(() => ({ message: 'sent' as const })).mapErr(({ retryAfter }) => refuseUntil(retryAfter));
    },
  }) satisfies Handlers;
