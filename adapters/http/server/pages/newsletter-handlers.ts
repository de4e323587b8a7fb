import { err, ok } from 'neverthrow';
import type { LimitDeps } from '../../../../application/accounts/limits.ts';
import { type ContactDeps, writeToOffice } from '../../../../application/contact/write-to-office.ts';
import { newsletterArrived, type SubscribeDeps, subscribe } from '../../../../application/newsletter/subscribe.ts';
import { normalEmail } from '../../../../domain/travellers/contact.ts';
import { emailError } from '../../../codecs/email.ts';
import { consents } from '../../contract/consents.pl.ts';
import type { Arrivals, Handlers } from '../frame/frame.ts';
import { isDoubtful } from '../frame/honeypot.ts';
import { refuse, refuseFields, refuseUntil } from '../frame/refused.ts';

const SUBSCRIBED = { message: 'subscribed' as const };

/** Newsletter sign-ups. One with a filled honeypot goes to the office as doubtful and not on the list (R42.18). */
export const newsletterHandlers = (deps: SubscribeDeps & ContactDeps) =>
  ({
    newsletter: async ({ request, site }) => {
      const email = normalEmail(request.email);
      const wrong = emailError(email, 'email');
      if (wrong !== null) return err(refuseFields([wrong], 'E-mail is invalid'));
      if (isDoubtful(request)) {
        await writeToOffice(deps)({ email, contents: '', siteId: site.siteId, doubtful: 'newsletter' });
        return ok(SUBSCRIBED);
      }
      const wish = { email, siteId: site.siteId, wording: consents.newsletter };
      return (await subscribe(deps)(wish)).map(() => SUBSCRIBED).mapErr(refuse);
    },
  }) satisfies Handlers;

/** Every call for the newsletter counts (R42). */
export const newsletterArrivals = (deps: LimitDeps) =>
  ({
    newsletter: async (address) => (await newsletterArrived(deps)(address)).mapErr(({ retryAfter }) => refuseUntil(retryAfter)),
  }) satisfies Arrivals;
