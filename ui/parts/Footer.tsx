import type { ReactNode } from 'react';
import { footerCopy } from '../copy/pl.ts';
import { joinShortWordsByNoBreakSpaces } from '../format.ts';
import { useSiteName } from '../hooks/use-page-data.ts';
import type { PageFrame } from '../state/page-data.ts';
import css from './Footer.module.css';
import { Logo } from './Logo.tsx';
import { EmailLink, PhoneLink } from './OfficeLinks.tsx';

type About = Pick<
  PageFrame,
  'years' | 'licence' | 'office' | 'social' | 'motto' | 'footer' | 'notice'
>;

type Props = {
  readonly about?: About | undefined;
  readonly more?: ReactNode;
};

export const Footer = ({ about, more }: Props) => {
  const brand = useSiteName();
  return (
    <footer className={css.foot}>
      <div className="wrap">
        <div className={css.columns}>
          <div className={css.about}>
            <Logo onDark />
            {about !== undefined && (
              <p className={css.motto}>{joinShortWordsByNoBreakSpaces(about.motto)}</p>
            )}
            {about !== undefined && (
              <p>
                {about.office.email !== null && <EmailLink email={about.office.email} />}
                <br />
                {about.office.phone !== null && <PhoneLink phone={about.office.phone} />}
              </p>
            )}
            {about !== undefined && about.social.length > 0 && (
              <ul className={css.social} aria-label={footerCopy.social}>
                {about.social.map(({ name, link }) => (
                  <li key={name}>
                    <a href={link} rel="noopener">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {(about?.footer.columns ?? []).map(({ title, links }) => (
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
          {about !== undefined && <span>{footerCopy.licence(about.licence)}</span>}
          <ul className={css.terms}>
            {(about?.footer.terms ?? []).map(({ href, text }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
          {more}
          {about !== undefined && <span>{footerCopy.rights(about.years, brand)}</span>}
          {about?.notice && <span>{about.notice}</span>}
        </div>
      </div>
    </footer>
  );
};
