import css from './Facts.module.css';
import { Icon, type IconName } from './Icon.tsx';
import { unbroken } from './words/unbroken.tsx';

export type Fact = { readonly icon: IconName; readonly text: string };

/** Short facts, each with its sign: dates, style, number of yachts. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <p className={css.facts}>
    {facts.map(({ icon, text }) => (
      <span key={text}>
        <Icon name={icon} />
        <span>{unbroken(text)}</span>
      </span>
    ))}
  </p>
);
