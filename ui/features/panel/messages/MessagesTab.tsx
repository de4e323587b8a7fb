import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { call } from '../../../../adapters/http/client/call.ts';
import type { Message } from '../../../../adapters/http/contract/panel/panel.ts';
import { joinShortWordsByNoBreakSpaces } from '../../../format.ts';
import { useLoaded } from '../../../hooks/use-loaded.ts';
import { formatInstant } from '../../../moments.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { setUnreadMessagesAtom } from '../../../state/account/session.ts';
import { isLoggedOut, type Loaded } from '../../../state/loaded.ts';
import { messagesCopy } from '../copy/panel.pl.ts';
import { LoadedList } from '../frame/LoadedList.tsx';
import type { TabProps } from '../frame/tab.ts';
import { MessageBody, safeHref } from './MessageBody.tsx';
import css from './messages.module.css';

const askMessages = async () => (await call('accountMessages', {})).map(({ Messages }) => Messages);

/** The red dots disappear when all messages are read. */
export const MessagesTab = ({ onLoggedOut }: TabProps) => {
  const { value, failure, reload } = useLoaded(askMessages, onLoggedOut);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const tellUnread = useSetAtom(setUnreadMessagesAtom);
  const messages =
    value?.map((message) =>
      opened.has(message.MessageId) ? { ...message, WasRead: true } : message,
    ) ?? null;
  const unread = messages?.some(({ WasRead }) => !WasRead);
  useEffect(() => {
    if (unread !== undefined) tellUnread(unread);
  }, [unread, tellUnread]);
  const open = async ({ MessageId, WasRead }: Message): Promise<void> => {
    if (WasRead) return;
    // If the call fails, the message stays unread, and opening it again repeats the call.
    const answer = await call('messageRead', { messageId: MessageId });
    if (answer.isOk()) setOpened((before) => new Set([...before, MessageId]));
    else if (isLoggedOut(answer.error)) onLoggedOut();
  };
  return <MessagesView messages={{ value: messages, failure }} onRetry={reload} onOpen={open} />;
};

type ViewProps = {
  readonly messages: Loaded<readonly Message[]>;
  readonly onRetry: () => void;
  readonly onOpen: (message: Message) => void;
};

export const MessagesView = ({ messages, onRetry, onOpen }: ViewProps) => (
  <Panel title={messagesCopy.title}>
    <LoadedList
      list={messages}
      onRetry={onRetry}
      shapes={['line', 'short', 'line', 'short']}
      empty={{ title: messagesCopy.empty, text: messagesCopy.emptyText }}
    >
      {(all) => (
        <ul className={css.messages}>
          {all.map((message) => (
            <MessageRow key={message.MessageId} message={message} onOpen={() => onOpen(message)} />
          ))}
        </ul>
      )}
    </LoadedList>
  </Panel>
);

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
              {` · ${Author} · ${joinShortWordsByNoBreakSpaces(Related)}`}
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

/** An attached file with an unsafe address is shown as a name without a link. */
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
