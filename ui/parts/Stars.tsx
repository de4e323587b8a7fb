import css from './Stars.module.css';

/** The stars of a yacht's class; `label` is what a screen reader hears („Klasa: 3 gwiazdki”). */
export const Stars = ({ count, label }: { readonly count: number; readonly label: string }) => (
  <span className={css.stars} role="img" aria-label={label}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal stars in a row
      <svg key={index} viewBox="0 0 20 20" aria-hidden="true">
        <path d="m10 1.5 2.6 5.7 6.2.7-4.6 4.2 1.3 6.1L10 15.1l-5.5 3.1 1.3-6.1L1.2 7.9l6.2-.7z" />
      </svg>
    ))}
  </span>
);
