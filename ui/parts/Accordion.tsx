import type { ReactNode } from 'react';
import css from './Accordion.module.css';

type Item = {
  readonly title: ReactNode;
  readonly content: ReactNode;
  readonly open?: boolean;
  readonly id?: string;
};

/** `details` elements open without scripts, and when the browser's search finds text in them. */
export const Accordion = ({ items }: { readonly items: readonly Item[] }) => (
  <div className={css.accordion}>
    {items.map(({ title, content, open, id }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order of the questions never changes
      <details key={index} open={open} id={id}>
        <summary>{title}</summary>
        <div className={css.content}>{content}</div>
      </details>
    ))}
  </div>
);
