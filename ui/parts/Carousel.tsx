import { Children, createContext, type ReactNode, useRef } from 'react';
import { partsCopy } from '../copy/pl.ts';
import css from './Carousel.module.css';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { type CarouselMotion, useCarousel } from './useCarousel.ts';

type Props = CarouselMotion & {
  readonly label: string;
  readonly children: ReactNode;
  /**
   * card: several side by side; whole: one at a time; unit: three, two below 1200 px, one below 770 px with the next one's edge; square:
   * five, four, three, two or one with the next one's edge; scene: one at a time from edge to edge, the buttons lie on it.
   */
  readonly size?: 'card' | 'whole' | 'unit' | 'square' | 'scene';
};

/** Whether what moves by itself in a carousel may: nobody has stopped it. */
export const GoesOn = createContext(true);

/** A row that is pushed sideways, by hand, keys or arrows, and without a script; it goes on by itself only where `every` says so. */
export const Carousel = ({ label, children, size = 'card', pace, every }: Props) => {
  const row = useRef<HTMLUListElement>(null);
  const { first, last, push, onKeyDown, hold, playing, setPlaying } = useCarousel(row, { pace, every });
  const needless = first && last;
  return (
    <section className={classes(css.carousel, size === 'scene' && css.over)} aria-label={label}>
      <ul
        className={classes(css.row, css[size], size === 'unit' && Children.count(children) < 3 && css.few)}
        ref={row}
        tabIndex={needless ? undefined : 0}
        onKeyDown={onKeyDown}
        onMouseEnter={() => hold(true)}
        onMouseLeave={() => hold(false)}
        onFocus={() => hold(true)}
        onBlur={() => hold(false)}
      >
        <GoesOn value={playing}>
          {Children.map(children, (child) => (
            <li>{child}</li>
          ))}
        </GoesOn>
      </ul>
      <div className={classes(css.arrows, needless && css.needless)}>
        <button type="button" aria-label={partsCopy.previous} disabled={first} onClick={push(-1)}>
          <Icon name="left" />
        </button>
        {every !== undefined && (
          <button type="button" aria-label={playing ? partsCopy.pause : partsCopy.play} onClick={() => setPlaying(!playing)}>
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
        )}
        <button type="button" aria-label={partsCopy.next} disabled={last} onClick={push(1)}>
          <Icon name="right" />
        </button>
      </div>
    </section>
  );
};
