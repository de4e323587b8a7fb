import { optionalComponent } from '../optional-component.tsx';
import css from './Newsletter.module.css';

export const optionalNewsletterForm = optionalComponent(
  css,
  async () => (await import('./Newsletter.tsx')).Newsletter,
);
