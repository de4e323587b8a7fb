import { partsCopy } from '../copy/pl.ts';
import { joinClasses } from './classes.ts';
import css from './PriceBlock.module.css';

export type FormattedPrice = {
  readonly now: string;
  readonly before?: string | undefined;
  readonly lowest?: string | undefined;
};

type Props = FormattedPrice & {
  /** `big`: a large price with the old price beside it. `unit`: a small price on a choice card. */
  readonly size?: 'card' | 'big' | 'unit';
  readonly per?: string | undefined;
  readonly byHead?: string | undefined;
};

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
