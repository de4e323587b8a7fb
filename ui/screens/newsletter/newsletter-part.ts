import { optionalPart } from '../optional-part.tsx';
import css from './Newsletter.module.css';

/** Its page works without it. */
export const newsletterPart = optionalPart(
  css,
  async () => (await import('./Newsletter.tsx')).Newsletter,
);
