import { useEffect, useRef, useState } from 'react';
import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { listCopy } from '../../../copy/offers.pl.ts';
import { Button } from '../../../parts/Button.tsx';
import { joinClasses } from '../../../parts/classes.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { Sheet } from '../../../parts/Sheet.tsx';
import { filterCount } from '../../../state/offers/query.ts';
import css from './FilterPanel.module.css';
import { FilterGroups, type FilterProps, SortLinks } from './Filters.tsx';

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

const SHEET_STATE = 'filtry';

type FilterSheet = {
  readonly open: boolean;
  readonly show: () => void;
  readonly hide: () => void;
};

/** The filter sheet has a history entry: Back closes the sheet and undoes the ticks made in it. */
export const useFilterSheet = (): FilterSheet => {
  const [open, setOpen] = useState(false);
  // history.back() needs a moment. A second press during this moment must not go back twice.
  const opened = useRef<string | null>(null);
  useEffect(() => {
    const look = () => {
      opened.current = history.state === SHEET_STATE ? location.href : null;
      setOpen(opened.current !== null);
    };
    window.addEventListener('popstate', look);
    return () => window.removeEventListener('popstate', look);
  }, []);
  return {
    open,
    show: () => {
      opened.current = location.href;
      history.pushState(SHEET_STATE, '', location.href);
      setOpen(true);
    },
    hide: () => {
      const from = opened.current;
      if (from === null) return;
      opened.current = null;
      if (from === location.href) history.back();
      else {
        history.replaceState(null, '', location.href);
        setOpen(false);
      }
    },
  };
};
