import css from './Facts.module.css';
import { Icon, type IconName } from './Icon.tsx';
import { renderUnbreakableParts } from './words/Html.tsx';

export type Fact = { readonly icon: IconName; readonly text: string };

export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <p className={css.facts}>
    {facts.map(({ icon, text }) => (
      <span key={text}>
        <Icon name={icon} />
        <span>{renderUnbreakableParts(text)}</span>
      </span>
    ))}
  </p>
);
