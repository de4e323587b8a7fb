import { optionalComponent } from '../optional-component.tsx';
import css from './Consent.module.css';

/**
 * Content blockers in browsers can block the script of the consent strip, so the strip is an
 * optional part of the page.
 */
export const optionalConsentStrip = optionalComponent(
  css,
  async () => (await import('./Consent.tsx')).ConsentStrip,
);
export const optionalChangeConsentButton = optionalComponent(
  css,
  async () => (await import('./Consent.tsx')).ChangeConsentButton,
);
