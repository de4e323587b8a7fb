import type { ContentBox } from '../../../../adapters/http/contract/offers/content.ts';
import { contentCopy } from '../../../copy/content.pl.ts';
import css from './BillAsWaves.module.css';
import { type BlockProps, wordsOfBox } from './block.ts';

const WIDTH = 560;
const BOTTOM = 400;
const TOP = 100;

export const zlotyAmountOfBox = ({ Facts }: Pick<ContentBox, 'Facts'>): number | null => {
  const amount = Number(Facts.find(({ Name }) => Name === 'PLN')?.Value);
  return amount > 0 ? amount : null;
};

export const billLayerTops = (amounts: readonly number[]): readonly number[] => {
  const all = amounts.reduce((sum, amount) => sum + amount, 0);
  return amounts.map((_, index) => {
    const above = amounts.slice(0, index).reduce((sum, amount) => sum + amount, 0);
    return Math.round(TOP + ((BOTTOM - TOP) * above) / all);
  });
};

const COLOURS = ['foam', 'shallow', 'lagoon', 'deep'] as const;
const colour = (index: number) => css[COLOURS[Math.min(index, COLOURS.length - 1)] ?? 'deep'];

const Yacht = () => (
  <g transform="translate(132 13) scale(1.75)" className={css.yacht}>
    <path d="M23 3v35H9C10 24 15 12 23 3z" className={css.foam} />
    <path d="M27 10c7 7 11 16 12 28H27z" className={css.sail} />
    <path d="M5 41h38l-5 8H10z" className={css.hull} />
  </g>
);

export const BillAsWaves = ({ block }: BlockProps) => {
  const sum = block.Contents.Boxes.at(-1);
  const parts = block.Contents.Boxes.slice(0, -1).flatMap((box) => {
    const amount = zlotyAmountOfBox(box);
    return amount === null ? [] : [{ ...box, amount, note: wordsOfBox(box) }];
  });
  if (sum === undefined || parts.length === 0) return null;
  return (
    <div className={css.bill}>
      <svg
        className={css.sea}
        viewBox={`0 0 ${WIDTH} ${BOTTOM}`}
        role="img"
        aria-label={contentCopy.layers(parts.map(({ Title }) => Title.toLowerCase()).reverse())}
      >
        <path className={css.sky} d={`M0 0h${WIDTH}v${BOTTOM}H0z`} />
        <circle className={css.sun} cx="452" cy="48" r="26" />
        <Yacht />
        {billLayerTops(parts.map(({ amount }) => amount)).map((y, index) => (
          <path
            key={parts[index]?.Title}
            className={colour(index)}
            d={`M0 ${y}q35-16 70 0${'t70 0'.repeat(7)}V${BOTTOM}H0z`}
          />
        ))}
      </svg>
      <dl className={css.lines}>
        {parts.map(({ Title, Label, note }, index) => (
          <div key={Title}>
            <dt>
              <svg className={css.key} viewBox="0 0 16 16" aria-hidden="true">
                <circle cx="8" cy="8" r="7" className={colour(index)} />
              </svg>
              {Title}
            </dt>
            <dd>{Label}</dd>
            {note !== '' && <dd className={css.note}>{note}</dd>}
          </div>
        ))}
        <div className={css.sum}>
          <dt>{sum.Title}</dt>
          <dd>{sum.Label}</dd>
        </div>
      </dl>
    </div>
  );
};
