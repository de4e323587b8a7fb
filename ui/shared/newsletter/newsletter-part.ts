import { optionalComponent } from '../optional-component.tsx';
import css from './Newsletter.module.css';

export const lazyNewsletterForm = optionalComponent(
  css,
  async () => (await import('./Newsletter.tsx')).Newsletter,
);
