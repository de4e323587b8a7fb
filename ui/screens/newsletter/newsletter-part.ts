import { optionalPart } from '../optional-part.tsx';
import css from './Newsletter.module.css';

/** The form of the newsletter on a page that works without it. */
export const newsletterPart = optionalPart(
  css,
  async () => (await import('./Newsletter.tsx')).Newsletter,
);
