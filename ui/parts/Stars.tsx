import css from './Stars.module.css';

export type StarRating = {
  readonly count: number;
  readonly plus?: boolean;
  /** Number of stars including empty stars: 3 of 5 are three full and two empty stars. */
  readonly outOf?: number;
  readonly label: string;
};

export const Stars = ({ count, plus = false, outOf = count, label }: StarRating) => (
  <span className={css.stars} role="img" aria-label={label}>
    {Array.from({ length: outOf }, (_, index) => (
      <svg
        // biome-ignore lint/suspicious/noArrayIndexKey: the stars of a row are equal
        key={index}
        className={index < count ? undefined : css.empty}
        viewBox="0 0 20 20"
        aria-hidden="true"
      >
        <path d="m10 1.5 2.6 5.7 6.2.7-4.6 4.2 1.3 6.1L10 15.1l-5.5 3.1 1.3-6.1L1.2 7.9l6.2-.7z" />
      </svg>
    ))}
    {plus && (
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M8.5 4.5h3v4h4v3h-4v4h-3v-4h-4v-3h4z" />
      </svg>
    )}
  </span>
);
