import { partsCopy } from '../copy/pl.ts';
import { classes } from './classes.ts';
import css from './PriceBlock.module.css';

export type Price = {
  /** Ready money texts. */
  readonly now: string;
  /** The price before a promotion; with it the present one is red. */
  readonly before?: string | undefined;
  /** Lowest price of the last thirty days, shown with a promotion. */
  readonly lowest?: string | undefined;
};

type Props = Price & {
  /** card: struck price above; big: beside it, large; unit: small, for cards to choose from. */
  readonly size?: 'card' | 'big' | 'unit';
  /** „za osobę” unless told. */
  readonly per?: string | undefined;
  /** What a yacht's price is for each of its crew. */
  readonly byHead?: string | undefined;
};

/** A price that is whole: what one pays, what it was, and the lowest of thirty days. Without a promotion no empty row. */
export const PriceBlock = ({ now, before, lowest, size = 'card', per = partsCopy.perPerson, byHead }: Props) => (
  <span className={classes(css.price, css[size], before !== undefined && css.promo)}>
    <span className={css.row}>
      <span className="vh">{partsCopy.price} </span>
      <span className={css.now}>{now}</span>
      {before !== undefined && (
        <del>
          <span className="vh"> {partsCopy.priceBefore} </span>
          {before}
        </del>
      )}
      <span className={css.per}>{per}</span>
    </span>
    {byHead !== undefined && <span className={css.lowest}>{byHead}</span>}
    {lowest !== undefined && <span className={css.lowest}>{partsCopy.lowest(lowest)}</span>}
  </span>
);
