import { classes } from '../classes.ts';
import css from './Html.module.css';

type Props = {
  /** Markup of the content, sanitised where it was made (R41; adapters/html/finish-html.ts). */
  readonly html: string;
  /** running: at the measure of a text; whole: as wide as there is room; small: beside a title. */
  readonly size?: 'running' | 'whole' | 'small';
};

/** Words of the content as they stand in a page. */
export const Html = ({ html, size = 'running' }: Props) =>
  html === '' ? null : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the content's port gives sanitised HTML alone (R41; adapters/html/finish-html.ts)
    <div className={classes(css.html, css[size])} dangerouslySetInnerHTML={{ __html: html }} />
  );
