import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { listCopy } from '../../../copy/offers.pl.ts';
import { Button } from '../../../parts/Button.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { Sheet } from '../../../parts/Sheet.tsx';
import { filterCount } from '../../../state/offers/query.ts';
import css from './FilterPanel.module.css';
import { FilterGroups, type FilterProps } from './Filters.tsx';
import { SHEET_STATE, useFilterSheet } from './use-filter-sheet.ts';

type Props = FilterProps & {
  readonly alive: boolean;
  /** The text of the submit button: the number of cruises that the list shows now. */
  readonly show: string;
  readonly onShow: () => void;
};

/** Without scripts a form. With scripts every tick changes the address, on a phone in a sheet. */
export const FilterPanel = ({ alive, show, onShow, ...choice }: Props) => {
  const sheet = useFilterSheet();
  const opener = listCopy.filtersOpen(filterCount(choice.query));
  return (
    <>
      {/* Always rendered, because adding it later would make the browser recalculate the styles of every card. */}
      <div className={alive ? css.sheetOpener : css.noOpener}>
        {alive && (
          <Button kind="line" small icon="filter" aria-haspopup="dialog" onClick={sheet.show}>
            {opener}
          </Button>
        )}
      </div>
      <form
        // The address decides which filters are ticked, so the browser must not restore earlier
        // ticks.
        autoComplete="off"
        id={FILTER_PANEL_ID}
        className={css.filters}
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
            {opener}
          </label>
        )}
        <div className={css.inside}>
          <FilterGroups {...choice} />
          {choice.query.sort !== 'start' && (
            <input type="hidden" name="sort" value={choice.query.sort} />
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
        <FilterGroups
          {...choice}
          onQuery={(next) => choice.onQuery(next, { replace: true, state: SHEET_STATE })}
        />
      </Sheet>
    </>
  );
};

export const FILTER_PANEL_ID = 'filtry';
