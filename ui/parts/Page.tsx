import type { ReactNode } from 'react';
import { partsCopy } from '../copy/pl.ts';
import { Footer } from './Footer.tsx';
import { Header, type HeaderProps } from './Header.tsx';
import css from './Page.module.css';
import { ToTop } from './ToTop.tsx';

type PageProps = HeaderProps & {
  readonly children: ReactNode;
  /** False in the reservation, which should have no links away. */
  readonly footer?: ReactNode | false;
  /** A question in the flow above the header, which stays until it is answered. */
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
    {footer !== false && <ToTop />}
    {footer}
  </>
);
