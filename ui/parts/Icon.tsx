import { joinClasses } from './classes.ts';
import css from './Icon.module.css';
import icons from './icons.json' with { type: 'json' };

export type IconName = keyof typeof icons;

type IconProps = { readonly name: IconName; readonly className?: string | undefined };

/** Screen readers skip icons, because the text beside an icon says the same. */
export const Icon = ({ name, className }: IconProps) => (
  <svg className={joinClasses(css.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
    <path d={icons[name]} />
  </svg>
);
