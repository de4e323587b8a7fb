import { partsCopy } from '../copy/pl.ts';
import css from './ToTop.module.css';
import { useScrolled } from './useScrolled.ts';

/** Scrolled so far, the way back to the top is worth a button (P-019). */
const FAR = 400;

/** The way back to the top of a long page, in a landmark as all contents are; nothing before one has scrolled. */
export const ToTop = () =>
  useScrolled(FAR) ? (
    <nav className={css.place} aria-label={partsCopy.topOfPage}>
      <a className={css.top} href="#top">
        <span className="vh">{partsCopy.toTop}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 19V5M6 11l6-6 6 6" />
        </svg>
      </a>
    </nav>
  ) : null;
