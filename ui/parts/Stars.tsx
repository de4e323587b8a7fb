import css from './Stars.module.css';

export type StarRating = {
  readonly count: number;
  /** True for a class with a plus, such as ***+. */
  readonly plus?: boolean;
  readonly label: string;
};

export const Stars = ({ count, plus = false, label }: StarRating) => (
  <span className={css.stars} role="img" aria-label={label}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal stars in a row
      <svg key={index} viewBox="0 0 20 20" aria-hidden="true">
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
