import type { ReactNode } from 'react';
import { classes } from '../../parts/classes.ts';
import css from './RadioTabs.module.css';

type Tab = {
  readonly key: string | number;
  /** Where its content can be gone to: reached by its address it is seen, whatever is chosen. */
  readonly id?: string;
  readonly text: ReactNode;
  readonly content: ReactNode;
};
type Props = {
  /** Name of the radio group, its own on the page. */
  readonly name: string;
  /** What is chosen: „Port”. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Stands beside the tabs and may show the choice as well: the chart of a route. */
  readonly beside?: ReactNode;
  /** Numbers before the words. */
  readonly numbered?: boolean;
};

/** Pills that choose what is shown under them. Radio buttons and a style sheet, so that they work before any script has come. At most twelve. */
export const RadioTabs = ({ name, label, tabs, beside, numbered = false }: Props) => (
  <div className={classes(css.tabs, beside !== undefined && css.paired)}>
    {beside}
    <fieldset className={css.pills}>
      <legend className="vh">{label}</legend>
      {tabs.map(({ key, text }, index) => (
        <label key={key}>
          <input type="radio" name={name} value={key} defaultChecked={index === 0} />
          {numbered && <span className={css.number}>{index + 1}</span>}
          {text}
        </label>
      ))}
    </fieldset>
    {tabs.map(({ key, id, content }) => (
      <div key={key} className={css.pole} id={id}>
        {content}
      </div>
    ))}
  </div>
);
