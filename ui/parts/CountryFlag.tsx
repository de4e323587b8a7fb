import css from './CountryFlag.module.css';

/** The country's name stands beside the flag, so screen readers skip the picture. */
export const CountryFlag = ({ src }: { readonly src: string | undefined }) =>
  src && (
    <img
      className={css.flag}
      src={src}
      width={21}
      height={15}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
