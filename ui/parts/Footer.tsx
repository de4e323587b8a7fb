import type { ReactNode } from 'react';
import { footerCopy } from '../copy/pl.ts';
import { tied } from '../format.ts';
import css from './Footer.module.css';
import { Logo } from './Logo.tsx';

type Props = {
  /** The shop's e-mail and phone, where a page knows them. */
  readonly contact?: ReactNode;
  /** At the very end, beside the licence. */
  readonly more?: ReactNode;
};

/** The dark band at the end: where to go next, licence, terms. */
export const Footer = ({ contact, more }: Props) => (
  <footer className={css.foot}>
    <div className="wrap">
      <div className={css.columns}>
        <div className={css.about}>
          <Logo onDark />
          <p>{tied(footerCopy.motto)}</p>
          {contact}
        </div>
        {footerCopy.columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ href, text }) => (
                <li key={href}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={css.end}>
        <span>{footerCopy.licence}</span>
        {more}
        <span>{footerCopy.rights}</span>
      </div>
    </div>
  </footer>
);
