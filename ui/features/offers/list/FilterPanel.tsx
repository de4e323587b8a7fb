import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { listCopy } from '../../../copy/offers.pl.ts';
import { Button } from '../../../parts/Button.tsx';
import { joinClasses } from '../../../parts/classes.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { Sheet } from '../../../parts/Sheet.tsx';
import { filterCount } from '../../../state/offers/query.ts';
import css from './FilterPanel.module.css';
import { FilterGroups, type FilterProps, SortLinks } from './Filters.tsx';
import { type FilterSheet, SHEET_STATE } from './use-filter-sheet.ts';

type Props = FilterProps & {
  readonly alive: boolean;
  readonly sheet: FilterSheet;
  readonly show: string;
  readonly onShow: () => void;
};

/** Without scripts the filters are a form; with scripts each tick changes the page's address. */
export const FilterPanel = ({ alive, sheet, show, onShow, ...choice }: Props) => {
  const inSheet: FilterProps = {
    ...choice,
    onQuery: (next) => choice.onQuery(next, { replace: true, state: SHEET_STATE }),
  };
  return (
    <>
      <form
        // The page's address decides what is ticked; browsers must not restore older ticks.
        autoComplete="off"
        id={FILTER_PANEL_ID}
        className={alive ? joinClasses(css.filters, css.alive) : css.filters}
        action={pages.offers}
        aria-label={listCopy.filters}
        onSubmit={(event) => {
          if (!alive) return;
          event.preventDefault();
          onShow();
        }}
      >
        {!alive && (
          <label className={css.opener}>
            <input type="checkbox" className="vh" />
            <Icon name="filter" />
            {listCopy.filtersOpen(filterCount(choice.query))}
          </label>
        )}
        <div className={css.inside}>
          <FilterGroups {...choice} />
          {choice.query.sort !== 'start' && (
            <input type="hidden" name="sort" value={choice.query.sort} />
          )}
          {/* This form has no month filter, so a hidden field keeps the chosen months. */}
          {choice.query.month.length > 0 && (
            <input type="hidden" name="month" value={choice.query.month.join(',')} />
          )}
          <div className={css.submit}>
            <Button type="submit" kind="line" small wide>
              {alive ? show : listCopy.apply}
            </Button>
          </div>
        </div>
      </form>
      <Sheet
        open={sheet.open}
        onClose={sheet.hide}
        title={listCopy.filters}
        foot={
          <Button wide onClick={sheet.hide}>
            {show}
          </Button>
        }
      >
        <div className={css.sheetTop}>
          <SortLinks {...inSheet} />
        </div>
        <FilterGroups {...inSheet} />
      </Sheet>
    </>
  );
};

export const FILTER_PANEL_ID = 'filtry';
