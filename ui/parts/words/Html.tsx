import { joinClasses } from '../classes.ts';
import css from './Html.module.css';

type Props = {
  /** The HTML was sanitised when it was created (R41; adapters/html/finish-html.ts). */
  readonly html: string;
  /** running: limited line length; whole: full width; small: beside a title. */
  readonly size?: 'running' | 'whole' | 'small';
};

export const Html = ({ html, size = 'running' }: Props) =>
  html === '' ? null : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the content's port gives sanitised HTML alone (R41; adapters/html/finish-html.ts)
    <div className={joinClasses(css.html, css[size])} dangerouslySetInnerHTML={{ __html: html }} />
  );
