import { type Definition, DefinitionList } from '../../../parts/DefinitionList.tsx';
import { panelCopy } from '../copy/panel.pl.ts';
import css from './Panel.module.css';

const none = <span className={css.none}>{panelCopy.none}</span>;

/** An empty value is shown as 'brak'. */
export const DataRows = ({ rows }: { readonly rows: readonly (Definition | false)[] }) => (
  <DefinitionList
    className={css.data}
    rows={rows.map((row) => row && [row[0], row[1] === '' ? none : row[1]])}
  />
);
