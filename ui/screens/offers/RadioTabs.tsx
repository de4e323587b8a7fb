import type { ReactNode } from 'react';
import { joinClasses } from '../../parts/classes.ts';
import css from './RadioTabs.module.css';

type Tab = {
  readonly key: string | number;
  /** The anchor of the content. If the address names it, the content is visible for any choice. */
  readonly id?: string;
  readonly text: ReactNode;
  readonly content: ReactNode;
};
type Props = {
  /** Name of the radio group, unique on the page. */
  readonly name: string;
  /** What the visitor chooses, for example „Port”. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Content beside the tabs that may show the choice too, for example the chart of a route. */
  readonly beside?: ReactNode;
  /** Shows numbers before the labels. */
  readonly numbered?: boolean;
};

/**
 * Pills that choose the visible panel. Radio buttons and a style sheet make them work before
 * scripts load. Twelve tabs at most.
 */
export const RadioTabs = ({ name, label, tabs, beside, numbered = false }: Props) => (
  <div className={joinClasses(css.tabs, beside !== undefined && css.paired)}>
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
