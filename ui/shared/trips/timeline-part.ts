import { optionalComponent } from '../optional-component.tsx';
import css from './TimelineList.module.css';

/** The timeline's script loads only after the order, because no step of the order needs it. */
export const optionalTimeline = optionalComponent(
  css,
  async () => (await import('./TimelineList.tsx')).TimelineList,
);
