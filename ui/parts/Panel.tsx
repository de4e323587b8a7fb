import type { ReactNode } from 'react';
import { joinClasses } from './classes.ts';
import css from './Panel.module.css';

type Props = {
  readonly title?: ReactNode;
  readonly action?: ReactNode;
  readonly tone?: 'paper' | 'sand';
  readonly id?: string;
  /** In a long list of tall panels the browser skips the layout of panels out of view. */
  readonly oneOfMany?: boolean;
  readonly marked?: boolean;
  readonly children: ReactNode;
};

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
