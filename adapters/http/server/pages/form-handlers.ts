import { err, ok } from 'neverthrow';
import {
  type ContactDeps,
  writeToOffice,
} from '../../../../application/contact/write-to-office.ts';
import { type SubscribeDeps, subscribe } from '../../../../application/newsletter/subscribe.ts';
import { normalizeEmail } from '../../../../domain/travellers/contact.ts';
import { emailError } from '../../../codecs/email.ts';
import { consents } from '../../contract/consents.pl.ts';
import { refuseFields, refuseWith } from '../pipeline/failures.ts';
import type { Handlers } from '../pipeline/pipeline.ts';
import { isHoneypotFilled } from '../pipeline/scriptless-form.ts';

const SUBSCRIBED = { message: 'subscribed' as const };

/** Newsletter sign-ups with a filled honeypot go to the office, marked as doubtful (R42.18). */
export const newsletterHandlers = (deps: SubscribeDeps & ContactDeps) =>
  ({
    newsletter: async ({ request, site }) => {
      const email = normalizeEmail(request.email);
      const wrong = emailError(email, 'email');
      if (wrong !== null) return err(refuseFields([wrong]));
      if (isHoneypotFilled(request)) {
        await writeToOffice(deps)({
          email,
          contents: '',
          siteId: site.siteId,
          doubtful: 'newsletter',
        });
        return ok(SUBSCRIBED);
      }
      const wish = { email, siteId: site.siteId, wording: consents.newsletter };
      return (await subscribe(deps)(wish)).map(() => SUBSCRIBED).mapErr(refuseWith);
    },
  }) satisfies Handlers;

const SENT = { message: 'sent' as const };

/** Messages with a filled honeypot also go to the office, marked as doubtful (R42.18). */
export const contactHandlers = (deps: ContactDeps) =>
  ({
    contactRequest: async ({ request, site }) => {
      const letter = {
        email: normalizeEmail(request.email),
        contents: request.contents,
        siteId: site.siteId,
      };
      await writeToOffice(deps)(
        isHoneypotFilled(request) ? { ...letter, doubtful: 'letter' } : letter,
      );
      return ok(SENT);
    },
  }) satisfies Handlers;
