import { useEffect, useState } from 'react';
import { partsCopy } from '../copy/pl.ts';
import css from './SlowPageNotice.module.css';

/** Milliseconds of loading after which a page counts as slow (P-099). */
const PATIENCE = 400;
/** Milliseconds of loading after which the visitor has probably stopped the loading. */
const GIVEN_UP = 20_000;

const leadsAway = (event: MouseEvent): boolean => {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return false;
  const { origin, pathname, search } = new URL(link.href, location.href);
  // Links to files and to anchors of the same page load no page, so they can't be slow.
  return (
    origin === location.origin &&
    !/\.\w+$/.test(pathname) &&
    (pathname !== location.pathname || search !== location.search)
  );
};

export const SlowPageNotice = () => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    let timers: readonly ReturnType<typeof setTimeout>[] = [];
    const stop = (): void => {
      timers.forEach(clearTimeout);
      setSlow(false);
    };
    const wait = (): void => {
      stop();
      timers = [setTimeout(() => setSlow(true), PATIENCE), setTimeout(stop, GIVEN_UP)];
    };
    const onClick = (event: MouseEvent): void => {
      if (leadsAway(event)) wait();
    };
    document.addEventListener('click', onClick);
    window.addEventListener('pageshow', stop);
    return () => {
      stop();
      document.removeEventListener('click', onClick);
      window.removeEventListener('pageshow', stop);
    };
  }, []);
  return (
    <div aria-live="polite">
      {slow && (
        <p className={css.sign}>
          <span className={css.ring} aria-hidden="true" />
          {partsCopy.loading}
        </p>
      )}
    </div>
  );
};
