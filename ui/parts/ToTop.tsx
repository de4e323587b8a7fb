import { partsCopy } from '../copy/pl.ts';
import css from './ToTop.module.css';
import { useScrolled } from './use-scrolled.ts';

/** Pixels of scrolling after which the button appears (P-019). */
const VISIBLE_AFTER = 400;

/**
 * The button that scrolls to the top. It is in a `nav`, because all content must be inside a
 * landmark.
 */
export const ToTop = () =>
  useScrolled(VISIBLE_AFTER) ? (
    <nav aria-label={partsCopy.topOfPage}>
      <a className={css.top} href="#top">
        <span className="vh">{partsCopy.toTop}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 19V5M6 11l6-6 6 6" />
        </svg>
      </a>
    </nav>
  ) : null;
