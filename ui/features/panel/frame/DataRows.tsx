import { panelCopy } from '../copy/panel.pl.ts';
import css from './Panel.module.css';

export type DataRow = readonly [name: string, value: string];

/** An empty value is shown as 'brak'. */
export const DataRows = ({ rows }: { readonly rows: readonly DataRow[] }) => (
  <dl className={css.data}>
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value === '' ? <span className={css.none}>{panelCopy.none}</span> : value}</dd>
      </div>
    ))}
  </dl>
);
