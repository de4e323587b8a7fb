import type { ComponentProps } from 'react';
import css from './Card.module.css';
import { joinClasses } from './classes.ts';

type Props = Pick<ComponentProps<'li'>, 'id' | 'className' | 'children'> & {
  readonly as?: 'article' | 'li';
  /** True if the whole card is one link; the card then rises under the pointer. */
  readonly lift?: boolean;
};

/** The link in the heading of a card covers the whole card. */
export const Card = ({ as: Box = 'article', lift = false, className, ...rest }: Props) => (
  <Box {...rest} className={joinClasses(css.card, lift && css.lift, className)} />
);
