import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { listCopy } from '../../../copy/offers.pl.ts';
import { Button } from '../../../parts/Button.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { Sheet } from '../../../parts/Sheet.tsx';
import { filterCount } from '../../../state/offers/query.ts';
import css from './FilterPanel.module.css';
import { FilterGroups, type FilterProps } from './Filters.tsx';
import { SHEET_STATE, useFilterSheet } from './useFilterSheet.ts';

type Props = FilterProps & {
  /** Whether a program runs in the page. */
  readonly alive: boolean;
  /** What the button says: how many cruises the list has now. */
  readonly show: string;
  /** Leads to the list. */
  readonly onShow: () => void;
};

/**
 * The filters at the list's side. A plain form: without a script its button asks the server, and a box opens it on a phone; with one every
 * tick changes the address at once, and on a phone a sheet is opened over the list.
 */
export const FilterPanel = ({ alive, show, onShow, ...choice }: Props) => {
  const sheet = useFilterSheet();
  const opener = listCopy.filtersOpen(filterCount(choice.query));
  return (
    <>
      {/* It stands there from the start: one that is put in beside the list has the styles of every card worked out anew. */}
      <div className={alive ? css.sheetOpener : css.noOpener}>
        {alive && (
          <Button kind="line" small icon="filter" aria-haspopup="dialog" onClick={sheet.show}>
            {opener}
          </Button>
        )}
      </div>
      <form
        // The address says what is ticked; a browser that remembers the boxes of before would tick others.
        autoComplete="off"
        id={PANEL}
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
          {choice.query.sort !== 'start' && <input type="hidden" name="sort" value={choice.query.sort} />}
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
        <FilterGroups {...choice} onQuery={(next) => choice.onQuery(next, { replace: true, state: SHEET_STATE })} />
      </Sheet>
    </>
  );
};

/** The id of the panel, for the button that hides it. */
export const PANEL = 'filtry';
