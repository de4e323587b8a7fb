import { LIST_ORDERS } from '../../../../adapters/http/contract/list-query.ts';
import { listCopy } from '../../../copy/offers.pl.ts';
import { Button } from '../../../parts/Button.tsx';
import { classes } from '../../../parts/classes.ts';
import { PANEL } from './FilterPanel.tsx';
import { Chips, type FilterProps, ListLink } from './Filters.tsx';
import css from './ListPage.module.css';

type Props = FilterProps & {
  /** How many cruises there are, by what they are sorted. */
  readonly status: string;
  /** Whether the shop did not answer: then nothing is said of what it would have found. */
  readonly failed: boolean;
  /** Hides and shows the filters beside the list (P-047); where no program runs only its room is kept. */
  readonly panel: { readonly alive: boolean; readonly hidden: boolean; readonly onToggle: () => void };
  /** Called when a link was pressed that is not there any more afterwards. */
  readonly onGone: () => void;
};

/** Over the list: what is ticked, how many cruises that leaves, and what they are sorted by. */
export const ListBar = ({ status, failed, panel, onGone, ...choice }: Props) => {
  const { query, onQuery } = choice;
  return (
    <>
      <Chips
        {...choice}
        onQuery={(next) => {
          onQuery(next);
          onGone();
        }}
      />
      <div className={css.bar}>
        <div className={classes(css.toggle, !panel.alive && css.waiting)}>
          <Button kind="line" small icon="filter" aria-expanded={!panel.hidden} aria-controls={PANEL} onClick={panel.onToggle}>
            {panel.hidden ? listCopy.showPanel : listCopy.hidePanel}
          </Button>
        </div>
        <p role="status">{failed ? '' : status}</p>
        <nav className={css.orders} aria-label={listCopy.orders}>
          {LIST_ORDERS.map((sort) => (
            <ListLink key={sort} query={{ ...query, sort }} onQuery={onQuery} current={sort === query.sort}>
              {listCopy.order[sort]}
            </ListLink>
          ))}
        </nav>
      </div>
    </>
  );
};
