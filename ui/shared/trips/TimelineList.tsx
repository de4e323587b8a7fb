import type { Timeline } from '../../../adapters/http/contract/wizard/order.ts';
import { timelineLines } from '../../../adapters/http/contract/wizard/timeline.pl.ts';
import { formatDate, formatMoney, joinShortWordsByNoBreakSpaces } from '../../format.ts';
import { formatDeadline } from '../../moments.ts';
import folding from '../../parts/folding.module.css';
import { renderUnbreakableParts } from '../../parts/words/Html.tsx';
import css from './TimelineList.module.css';

const FORMATS = { money: formatMoney, day: formatDate, moment: formatDeadline } as const;

/** A trip's timeline has the same lines on the screen and in the confirmation mail. */
export const TimelineList = ({ timeline }: { readonly timeline: Timeline }) => (
  <ol className={css.timeline}>
    {timelineLines(timeline, FORMATS).map(({ id, when, text, items, phone }) => (
      <li key={id}>
        {items === undefined ? (
          <>
            <b>{renderUnbreakableParts(when)}</b>
            <p>{renderUnbreakableParts(joinShortWordsByNoBreakSpaces(text))}</p>
            {phone && (
              <p>
                {`${phone.name}: `}
                <a className="nowrap" href={`tel:${phone.number.replace(/[^\d+]/g, '')}`}>
                  {phone.number}
                </a>
              </p>
            )}
          </>
        ) : (
          <details className={folding.folding}>
            <summary>{when}</summary>
            <ul>
              {items.map((item) => (
                <li key={item}>{joinShortWordsByNoBreakSpaces(item)}</li>
              ))}
            </ul>
          </details>
        )}
      </li>
    ))}
  </ol>
);
