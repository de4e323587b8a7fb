import consent from './consent/Consent.module.css';
import newsletter from './newsletter/Newsletter.module.css';
import { optionalPart } from './optionalPart.tsx';

/** Parts that privacy lists block and no booking needs. */
export const optionalParts = {
  consentStrip: optionalPart(consent, async () => (await import('./consent/Consent.tsx')).ConsentStrip),
  consentAgain: optionalPart(consent, async () => (await import('./consent/Consent.tsx')).ConsentAgain),
  newsletter: optionalPart(newsletter, async () => (await import('./newsletter/Newsletter.tsx')).Newsletter),
};
