import type { ReactNode } from 'react';
import { partsCopy } from '../copy/pl.ts';
import { Footer } from './Footer.tsx';
import { Header, type HeaderProps, useScrolled } from './Header.tsx';
import css from './Page.module.css';
import { SlowPageNotice } from './SlowPageNotice.tsx';
import topCss from './ToTop.module.css';

/** Pixels of scrolling after which the button to the top appears (P-019). */
const VISIBLE_AFTER = 400;

/** The button to the top is in a `nav`, because all content must be inside a landmark. */
const ToTop = () =>
  useScrolled(VISIBLE_AFTER) ? (
    <nav aria-label={partsCopy.topOfPage}>
      <a className={topCss.top} href="#top">
        <span className="vh">{partsCopy.toTop}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 19V5M6 11l6-6 6 6" />
        </svg>
      </a>
    </nav>
  ) : null;

type PageProps = HeaderProps & {
  readonly children: ReactNode;
  /** The reservation's screens have no footer, because its links would lead away from them. */
  readonly footer?: ReactNode | false;
  readonly strip?: ReactNode;
};

export const Page = ({ children, footer = <Footer />, strip, ...header }: PageProps) => (
  <>
    <a className={css.skip} href="#tresc">
      {partsCopy.skip}
    </a>
    {strip}
    <Header {...header} />
    <main className={css.main} id="tresc" tabIndex={-1}>
      {children}
    </main>
    <SlowPageNotice />
    {footer !== false && <ToTop />}
    {footer}
  </>
);
