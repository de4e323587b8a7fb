import { createElement, Fragment, type ReactNode } from 'react';
import { type Piece, parseMessageHtml, type Tag } from '../../../state/message-html.ts';
import css from './messages.module.css';

// A message's title is an h3, so headings inside the message move one level down.
const ELEMENTS: Readonly<Partial<Record<Tag, string>>> = { h3: 'h4', b: 'strong', i: 'em' };

const elementOf = (piece: Piece, key: number): ReactNode => {
  if (typeof piece === 'string') return <Fragment key={key}>{piece}</Fragment>;
  const { tag, href, pieces } = piece;
  const inside = pieces.map(elementOf);
  if (tag === 'br') return <br key={key} />;
  if (tag !== 'a')
    return createElement(ELEMENTS[tag] ?? tag, { key }, inside.length > 0 ? inside : undefined);
  return href === null ? (
    <Fragment key={key}>{inside}</Fragment>
  ) : (
    <a key={key} href={href} rel="noreferrer">
      {inside}
    </a>
  );
};

/** The message is built from allowed elements only, never from its HTML text (A-061, R41). */
export const MessageBody = ({ html }: { readonly html: string }) => (
  <div className={css.body}>{parseMessageHtml(html).map(elementOf)}</div>
);
