import { err, ok } from 'neverthrow';
import type { LimitDeps } from '../../../../application/accounts/limits.ts';
import { newsletterArrived, type SubscribeDeps, subscribe } from '../../../../application/newsletter/subscribe.ts';
import { normalEmail } from '../../../../domain/travellers/contact.ts';
import { emailError } from '../../../codecs/email.ts';
import { consents } from '../../contract/consents.pl.ts';
import type { Arrivals, Handlers } from '../frame/frame.ts';
import { refuse, refuseFields, refuseUntil } from '../frame/refused.ts';
import { isTrapped } from '../frame/trap.ts';

const SUBSCRIBED = { message: 'subscribed' as const };

/** Signing up for the newsletter. A program that fills in what people do not see hears what they hear, and nothing happens. */
export const newsletterHandlers = (deps: SubscribeDeps) =>
  ({
    newsletter: async ({ request, site }) => {
      if (isTrapped(request)) return ok(SUBSCRIBED);
      const email = normalEmail(request.email);
      const wrong = emailError(email, 'email');
      if (wrong !== null) return err(refuseFields([wrong], 'E-mail is invalid'));
      const wish = { email, siteId: site.siteId, wording: consents.newsletter };
      return (await subscribe(deps)(wish)).map(() => SUBSCRIBED).mapErr(refuse);
    },
  }) satisfies Handlers;

/** Every call for the newsletter counts (R42). */
export const newsletterArrivals = (deps: LimitDeps) =>
  ({
    newsletter: async (address) => (await newsletterArrived(deps)(address)).mapErr(({ retryAfter }) => refuseUntil(retryAfter)),
  }) satisfies Arrivals;
