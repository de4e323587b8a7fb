import { partsCopy } from '../copy/pl.ts';
import { joinClasses } from './classes.ts';
import css from './PriceBlock.module.css';

export type FormattedPrice = {
  readonly now: string;
  /** The price before a promotion. If it is set, the current price is red. */
  readonly before?: string | undefined;
  /** The lowest price of the last thirty days, shown with a promotion. */
  readonly lowest?: string | undefined;
};

type Props = FormattedPrice & {
  /** card: old price above; big: beside, large; unit: small, for choice cards. */
  readonly size?: 'card' | 'big' | 'unit';
  /** Defaults to „za osobę”. */
  readonly per?: string | undefined;
  /** Per person of the crew, beside the price of a whole yacht. */
  readonly byHead?: string | undefined;
};

/** Without a promotion there is no empty row. */
export const PriceBlock = ({
  now,
  before,
  lowest,
  size = 'card',
  per = partsCopy.perPerson,
  byHead,
}: Props) => (
  <span className={joinClasses(css.price, css[size], before !== undefined && css.promo)}>
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
