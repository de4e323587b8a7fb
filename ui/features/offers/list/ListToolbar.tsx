import { listCopy } from '../../../copy/offers.pl.ts';
import { Button } from '../../../parts/Button.tsx';
import { joinClasses } from '../../../parts/classes.ts';
import { FILTER_PANEL_ID } from './FilterPanel.tsx';
import { Chips, type FilterProps } from './Filters.tsx';
import css from './ListPage.module.css';

type Props = FilterProps & {
  readonly status: string;
  readonly failed: boolean;
  /** Without scripts only the space of the button that opens the filters is reserved (P-047). */
  readonly panel: {
    readonly alive: boolean;
    readonly hidden: boolean;
    readonly onToggle: () => void;
  };
  readonly onGone: () => void;
};

export const ListToolbar = ({ status, failed, panel, onGone, ...choice }: Props) => {
  const { onQuery } = choice;
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
        <div className={joinClasses(css.toggle, !panel.alive && css.waiting)}>
          <Button
            kind="line"
            small
            icon="filter"
            aria-expanded={!panel.hidden}
            aria-controls={FILTER_PANEL_ID}
            onClick={panel.onToggle}
          >
            {panel.hidden ? listCopy.showPanel : listCopy.hidePanel}
          </Button>
        </div>
        <p role="status">{failed ? '' : status}</p>
      </div>
    </>
  );
};
