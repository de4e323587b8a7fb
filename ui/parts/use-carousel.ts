import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

export type CarouselMotion = {
  /** Milliseconds that a move to another slide takes. Default: the browser's smooth scrolling. */
  readonly pace?: number | undefined;
  /** Milliseconds between the moves that the timer makes. Default: no timer. */
  readonly every?: number | undefined;
};

const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const itemStep = (list: HTMLElement): number => {
  const [first, second] = list.children;
  if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return list.clientWidth;
  return second.offsetLeft - first.offsetLeft;
};
const visibleItems = (list: HTMLElement): number =>
  Math.max(1, Math.floor((list.clientWidth + 4) / itemStep(list)));

/**
 * Scrolls the list to the position `to` in `pace` milliseconds. Returns a function that stops the
 * scrolling. Scroll snapping is off until the scrolling ends, because it would disturb the
 * movement.
 */
const glide = (list: HTMLElement, to: number, pace: number): (() => void) => {
  const from = list.scrollLeft;
  let begun: number | undefined;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    delete list.dataset.gliding;
  };
  const move = (now: number) => {
    begun ??= now;
    const part = Math.min(1, (now - begun) / pace);
    list.scrollLeft =
      from + (to - from) * (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);
    if (part < 1) frame = requestAnimationFrame(move);
    else stop();
  };
  list.dataset.gliding = '';
  frame = requestAnimationFrame(move);
  return stop;
};

export const useCarousel = (
  row: RefObject<HTMLElement | null>,
  { pace, every }: CarouselMotion,
) => {
  const [stands, setStands] = useState({ at: 0, first: true, last: false });
  const [playing, setPlaying] = useState(every !== undefined);
  const [isHeld, setHeld] = useState(false);
  const stopGliding = useRef(() => {});

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const look = () => {
      const next = {
        at: Math.round(list.scrollLeft / itemStep(list)),
        first: list.scrollLeft < 8,
        last: list.scrollLeft + list.clientWidth > list.scrollWidth - 8,
      };
      setStands((current) =>
        current.at === next.at && current.first === next.first && current.last === next.last
          ? current
          : next,
      );
    };
    const stop = () => stopGliding.current();
    look();
    list.addEventListener('scroll', look, { passive: true });
    list.addEventListener('pointerdown', stop, { passive: true });
    list.addEventListener('wheel', stop, { passive: true });
    // Observe the list, not the window: a carousel in a closed dialog has no width yet.
    const sized = new ResizeObserver(look);
    sized.observe(list);
    return () => {
      stop();
      list.removeEventListener('scroll', look);
      list.removeEventListener('pointerdown', stop);
      list.removeEventListener('wheel', stop);
      sized.disconnect();
    };
  }, [row]);

  const goTo = useCallback(
    (item: number) => {
      const list = row.current;
      if (!list) return;
      const offset = Math.max(
        0,
        Math.min(item * itemStep(list), list.scrollWidth - list.clientWidth),
      );
      stopGliding.current();
      if (prefersReducedMotion() || pace === undefined)
        list.scrollTo({ left: offset, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
      else stopGliding.current = glide(list, offset, pace);
    },
    [row, pace],
  );

  const push = (way: 1 | -1) => () => {
    const list = row.current;
    if (list) goTo(Math.round(list.scrollLeft / itemStep(list)) + way * visibleItems(list));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const goals = new Map([
      ['ArrowLeft', stands.at - 1],
      ['ArrowRight', stands.at + 1],
      ['Home', 0],
      ['End', event.currentTarget.children.length - 1],
    ]);
    const goal = goals.get(event.key);
    if (goal === undefined) return;
    event.preventDefault();
    goTo(goal);
  };

  // The timer respects reduced motion and pauses on hover, on focus and on a hidden page.
  useEffect(() => {
    if (every === undefined || !playing || isHeld || prefersReducedMotion()) return;
    const next = setInterval(() => {
      if (!document.hidden) goTo(stands.last ? 0 : stands.at + 1);
    }, every);
    return () => clearInterval(next);
  }, [every, playing, isHeld, stands, goTo]);

  return { ...stands, push, onKeyDown, hold: setHeld, playing, setPlaying };
};
