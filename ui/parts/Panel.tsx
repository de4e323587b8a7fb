import type { ReactNode } from 'react';
import { joinClasses } from './classes.ts';
import css from './Panel.module.css';

type Props = {
  readonly title?: ReactNode;
  /** The action stands beside the title: „Zmień dane”. */
  readonly action?: ReactNode;
  /** sand: for the last panel before the payment. */
  readonly tone?: 'paper' | 'sand';
  readonly id?: string;
  /** Set it in long lists of tall panels: the browser skips the layout of those out of view. */
  readonly oneOfMany?: boolean;
  /** The skipper's panel has a green title. */
  readonly marked?: boolean;
  readonly children: ReactNode;
};

/** Do not nest panels. */
export const Panel = ({
  title,
  action,
  tone = 'paper',
  id,
  oneOfMany = false,
  marked = false,
  children,
}: Props) => (
  <section
    className={joinClasses(css.panel, css[tone], oneOfMany && css.oneOfMany, marked && css.marked)}
    id={id}
  >
    {title && (
      <header className={css.head}>
        <h2>{title}</h2>
        {action}
      </header>
    )}
    {children}
  </section>
);
