import { partsCopy } from '../copy/pl.ts';
import { joinClasses } from './classes.ts';
import css from './WaveBar.module.css';

export const Rating = ({ value, all = 5 }: { readonly value: number; readonly all?: number }) => (
  <svg
    className={css.rating}
    viewBox={`0 0 ${all * 20} 16`}
    role="img"
    aria-label={partsCopy.rating(value, all)}
  >
    {Array.from({ length: all }, (_, index) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: the waves of a row are equal
        key={index}
        className={index < value ? css.full : css.pale}
        d={`M${index * 20 + 2} 8q4-9 8 0t8 0`}
      />
    ))}
  </svg>
);

const swells = (y: number): string => `M0 ${y}q8-8 16 0${'t16 0'.repeat(19)}`;

type AmountProps = {
  /**
   * The length of the drawn wave as a fraction of the bar's width, from 0 to 1. The wave stands for
   * a part of an amount or for hours of a day.
   */
  readonly part: number;
  readonly label?: string | undefined;
  /** True for a paid amount, which has a double wave. */
  readonly double?: boolean;
  readonly onDark?: boolean;
};

export const WaveBar = ({ part, label, double = false, onDark = false }: AmountProps) => {
  const length = Math.round(320 * Math.min(1, Math.max(0, part)));
  return (
    <svg
      className={joinClasses(css.wave, onDark && css.onDark)}
      viewBox="0 0 320 18"
      preserveAspectRatio="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path className={css.rest} d={`M${length} 9H320`} />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: this SVG only clips a part of the outer SVG, which has a name */}
      <svg
        x="0"
        y="0"
        width={length}
        height="18"
        viewBox={`0 0 ${Math.max(1, length)} 18`}
        preserveAspectRatio="none"
      >
        <path className={css.trace} d={double ? swells(6) + swells(12) : swells(9)} />
      </svg>
    </svg>
  );
};
