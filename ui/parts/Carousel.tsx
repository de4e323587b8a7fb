import { Children, createContext, type ReactNode, useRef } from 'react';
import { partsCopy } from '../copy/pl.ts';
import css from './Carousel.module.css';
import { joinClasses } from './classes.ts';
import { Icon } from './Icon.tsx';
import { type CarouselMotion, useCarousel } from './use-carousel.ts';

type Props = CarouselMotion & {
  readonly label: string;
  readonly children: ReactNode;
  /**
   * The width of a slide, which decides how many slides are in view. `card`: as many as fit.
   * `whole` and `scene`: one slide. `square`: up to five. `unit`: up to three.
   */
  readonly size?: 'card' | 'whole' | 'unit' | 'square' | 'scene';
};

/** False if the visitor stopped the carousel; animations inside it then stop too. */
export const Autoplay = createContext(true);

export const Carousel = ({ label, children, size = 'card', pace, every }: Props) => {
  const row = useRef<HTMLUListElement>(null);
  const { first, last, push, onKeyDown, hold, playing, setPlaying } = useCarousel(row, {
    pace,
    every,
  });
  const needless = first && last;
  return (
    <section className={joinClasses(css.carousel, size === 'scene' && css.over)} aria-label={label}>
      <ul
        className={joinClasses(
          css.row,
          css[size],
          size === 'unit' && Children.count(children) < 3 && css.few,
        )}
        ref={row}
        tabIndex={needless ? undefined : 0}
        onKeyDown={onKeyDown}
        onMouseEnter={() => hold(true)}
        onMouseLeave={() => hold(false)}
        onFocus={() => hold(true)}
        onBlur={() => hold(false)}
      >
        <Autoplay value={playing}>
          {Children.map(children, (child) => (
            <li>{child}</li>
          ))}
        </Autoplay>
      </ul>
      <div className={joinClasses(css.arrows, needless && css.needless)}>
        <button type="button" aria-label={partsCopy.previous} disabled={first} onClick={push(-1)}>
          <Icon name="left" />
        </button>
        {every !== undefined && (
          <button
            type="button"
            aria-label={playing ? partsCopy.pause : partsCopy.play}
            onClick={() => setPlaying(!playing)}
          >
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
