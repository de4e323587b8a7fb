import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { partsCopy } from '../copy/pl.ts';
import css from './Carousel.module.css';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

type Props = {
  readonly label: string;
  readonly children: ReactNode;
  /** card: several side by side; whole: one at a time; unit: three, two below 1200 px, one below 770 px with the next one's edge. */
  readonly size?: 'card' | 'whole' | 'unit';
};

/** A row that is pushed sideways, by hand or with the arrows; it never moves by itself. */
export const Carousel = ({ label, children, size = 'card' }: Props) => {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ first: true, last: false });
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const look = () => setEnds({ first: list.scrollLeft < 8, last: list.scrollLeft + list.clientWidth > list.scrollWidth - 8 });
    look();
    list.addEventListener('scroll', look, { passive: true });
    // Its own width, not the window's: a carousel in a closed window of the page has none until that is opened.
    const sized = new ResizeObserver(look);
    sized.observe(list);
    return () => {
      list.removeEventListener('scroll', look);
      sized.disconnect();
    };
  }, []);
  const push = (way: 1 | -1) => () => {
    const list = row.current;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    list?.scrollBy({ left: way * list.clientWidth * 0.85, behavior: still ? 'instant' : 'smooth' });
  };
  const needless = ends.first && ends.last;
  return (
    <section className={css.carousel} aria-label={label}>
      <ul
        className={classes(css.row, css[size], size === 'unit' && Children.count(children) < 3 && css.few)}
        ref={row}
        tabIndex={needless ? undefined : 0}
      >
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
      <div className={classes(css.arrows, needless && css.needless)}>
        <button type="button" aria-label={partsCopy.previous} disabled={ends.first} onClick={push(-1)}>
          <Icon name="left" />
        </button>
        <button type="button" aria-label={partsCopy.next} disabled={ends.last} onClick={push(1)}>
          <Icon name="right" />
        </button>
      </div>
    </section>
  );
};
