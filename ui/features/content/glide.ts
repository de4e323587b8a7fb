import type { MouseEvent } from 'react';

/** The scroll animation takes about half a second, as the documents ask (P-102, P-107). */
const MILLISECONDS = 450;

const eased = (part: number): number => (1 - Math.cos(Math.PI * part)) / 2;

/** `distance` is in px below the window's top. Without a section the browser follows the link. */
export const glideTo = (event: MouseEvent, anchor: string, distance: number): void => {
  const section = document.getElementById(anchor);
  if (section === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  history.pushState(null, '', `#${anchor}`);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const from = window.scrollY;
  const began = performance.now();
  const step = (now: number): void => {
    const part = still ? 1 : Math.min(1, Math.max(0, now - began) / MILLISECONDS);
    // Pictures may still load while the page scrolls, so each step measures the section again.
    const to = section.getBoundingClientRect().top + window.scrollY - distance;
    window.scrollTo({ top: from + (to - from) * eased(part), behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
    else {
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    }
  };
  requestAnimationFrame(step);
};
