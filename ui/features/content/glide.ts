import type { MouseEvent } from 'react';

/** Milliseconds of the movement. The documents ask for half a second (P-102, P-107). */
const MILLISECONDS = 450;

/** Returns the covered part of the way, which is slow at the start and at the end. */
const eased = (part: number): number => (1 - Math.cos(Math.PI * part)) / 2;

/**
 * Scrolls a section to `distance` pixels below the top of the window, at once if the visitor
 * prefers reduced motion, and moves the focus there. Without a section the browser follows the
 * link.
 */
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
    // Measure at each step, because pictures on the way may still load.
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
