import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClasses } from '../../parts/classes.ts';
import css from './OfferPage.module.css';

type Props = ComponentPropsWithRef<'section'> & {
  readonly title: string;
  readonly lead?: ReactNode;
};

/** A section of the offer's page with its title and, if there is one, its introduction. */
export const OfferSection = ({ title, lead, className, children, ...attributes }: Props) => (
  <section className={joinClasses('section', className)} {...attributes}>
    <div className="wrap">
      <div className={css.head}>
        <h2>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children}
    </div>
  </section>
);
