import type { ReactNode } from 'react';
import { joinClasses } from './classes.ts';
import css from './Panel.module.css';

type Props = {
  readonly title?: ReactNode;
  /** Beside the title: „Zmień dane”. */
  readonly action?: ReactNode;
  /** sand: a warm background for the last panel before the payment. */
  readonly tone?: 'paper' | 'sand';
  readonly id?: string;
  /**
   * Set it for long lists of tall panels. The browser then skips the layout of panels that are out
   * of view.
   */
  readonly oneOfMany?: boolean;
  /** Highlights the title in green: the skipper's panel. */
  readonly marked?: boolean;
  readonly children: ReactNode;
};

/** A white panel with its title. Do not nest panels. */
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
