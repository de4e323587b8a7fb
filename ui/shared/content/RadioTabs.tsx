import type { ReactNode } from 'react';
import { joinClasses } from '../../parts/classes.ts';
import css from './RadioTabs.module.css';

type Tab = {
  readonly key: string | number;
  /**
   * The id of the tab's content. If the page's address ends in `#id`, this content is visible,
   * whichever tab is chosen.
   */
  readonly id?: string;
  readonly text: ReactNode;
  readonly content: ReactNode;
};
type Props = {
  readonly name: string;
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly beside?: ReactNode;
  readonly numbered?: boolean;
};

/** Radio buttons work before scripts load. The style sheet supports at most twelve tabs. */
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
