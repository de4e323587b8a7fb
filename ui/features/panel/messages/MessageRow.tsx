import type { Message } from '../../../../adapters/http/contract/panel/messages.ts';
import { tieWords } from '../../../format.ts';
import { formatInstant } from '../../../moments.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { safeHref } from '../../../state/message-html.ts';
import { messagesCopy } from '../copy/panel.pl.ts';
import { MessageBody } from './MessageBody.tsx';
import css from './messages.module.css';

type Props = { readonly message: Message; readonly onOpen: () => void };

/** Opening a message marks it as read (A-059 to A-062, R41). */
export const MessageRow = ({ message, onOpen }: Props) => {
  const { Title, Author, WasRead, Related, CreatedTime, Contents, Attachments } = message;
  return (
    <li className={css.message}>
      <details onToggle={(event) => event.currentTarget.open && onOpen()}>
        <summary>
          <span className={css.line}>
            <h3 className={WasRead ? css.read : css.unread}>
              {!WasRead && (
                <>
                  <span className={css.dot} />
                  <span className="vh">{messagesCopy.unread}: </span>
                </>
              )}
              {Title}
            </h3>
            <small>
              <time dateTime={CreatedTime}>{formatInstant(CreatedTime)}</time>
              {` · ${Author} · ${tieWords(Related)}`}
            </small>
          </span>
          <Icon name="chevronRight" className={css.turn} />
        </summary>
        <div className={css.inside}>
          <MessageBody html={Contents} />
          {Attachments.length > 0 && <AttachedFiles attachments={Attachments} />}
        </div>
      </details>
    </li>
  );
};

/** An attached file with an unsafe address is a name without a link. */
const AttachedFiles = ({ attachments }: { readonly attachments: Message['Attachments'] }) => (
  <>
    <h4>{messagesCopy.attachments}</h4>
    <ul className={css.files}>
      {attachments.map(({ name, url }) => {
        const href = safeHref(url);
        return (
          <li key={`${name} ${url}`}>
            {href === null ? (
              name
            ) : (
              <a href={href} rel="noreferrer">
                <Icon name="download" />
                {name}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  </>
);
