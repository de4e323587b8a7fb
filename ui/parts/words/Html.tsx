import type { ReactNode } from 'react';
import { splitIntoUnbreakableParts } from '../../../adapters/http/contract/unbroken.pl.ts';
import { joinClasses } from '../classes.ts';
import css from './Html.module.css';

/** Renders a text in which e-mail addresses, COVID-19 and date ranges never wrap. */
export const renderUnbreakableParts = (text: string): ReactNode => {
  const parts = splitIntoUnbreakableParts(text);
  if (parts.length === 1) return text;
  return parts.map((part, nth) =>
    nth % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text's parts never changes
      <span key={nth} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
};

export const renderUnbreakableNode = (words: ReactNode): ReactNode =>
  typeof words === 'string' ? renderUnbreakableParts(words) : words;

type Props = {
  /** The HTML was sanitised when it was created (R41; adapters/html/sanitize-html.ts). */
  readonly html: string;
  /** `running`: limited line length. `whole`: full width. `small`: a text beside a title. */
  readonly size?: 'running' | 'whole' | 'small';
};

export const Html = ({ html, size = 'running' }: Props) =>
  html === '' ? null : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the content's port returns only sanitised HTML (R41; adapters/html/sanitize-html.ts)
    <div className={joinClasses(css.html, css[size])} dangerouslySetInnerHTML={{ __html: html }} />
  );
