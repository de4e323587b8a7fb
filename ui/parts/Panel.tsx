import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './Panel.module.css';

type Props = {
  readonly title?: ReactNode;
  /** Beside the title: „Zmień dane”. */
  readonly action?: ReactNode;
  /** sand: the warm one, for the last word before paying. */
  readonly tone?: 'paper' | 'sand';
  readonly id?: string;
  /** One of many tall sheets: the browser leaves those out of sight unlaid until they come near. */
  readonly oneOfMany?: boolean;
  /** Sets the title off in green: the skipper's sheet among the others. */
  readonly marked?: boolean;
  readonly children: ReactNode;
};

/** A white sheet on the foam, with its title. Panels do not stand inside panels. */
export const Panel = ({ title, action, tone = 'paper', id, oneOfMany = false, marked = false, children }: Props) => (
  <section className={classes(css.panel, css[tone], oneOfMany && css.oneOfMany, marked && css.marked)} id={id}>
    {title && (
      <header className={css.head}>
        <h2>{title}</h2>
        {action}
      </header>
    )}
    {children}
  </section>
);
