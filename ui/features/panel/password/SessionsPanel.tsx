import { useState } from 'react';
import { call } from '../../../../adapters/http/client/call.ts';
import type { OwnSession } from '../../../../adapters/http/contract/account/own-account.ts';
import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { type FailureMessage, messageOfFailure } from '../../../forms/use-form.ts';
import { useLoaded } from '../../../hooks/use-loaded.ts';
import { formatInstant } from '../../../moments.ts';
import { Button } from '../../../parts/Button.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { deviceOf } from '../../../state/account/device.ts';
import { clearTabData } from '../../../state/browser-storage.ts';
import { sessionsCopy } from '../copy/panel.pl.ts';
import { LoadedList } from '../frame/LoadedList.tsx';
import css from '../frame/Panel.module.css';
import type { TabProps } from '../frame/tab.ts';
import { dialogButtonProps, PasswordAgain, usePasswordPrompt } from './PasswordAgain.tsx';

type Props = {
  readonly session: OwnSession;
  readonly since: string;
  readonly busy: boolean;
  readonly onEnd: () => void;
};

export const SessionRow = ({ session, since, busy, onEnd }: Props) => {
  const device = deviceOf(session.Agent) ?? sessionsCopy.unknown;
  return (
    <li>
      <span className={css.device}>
        <b>{device}</b>
        <small>
          {`${sessionsCopy.since(since)}, ${sessionsCopy.seen(formatInstant(session.LastSeenAt))}`}
        </small>
      </span>
      {session.Current ? (
        <span className={css.here}>
          <Icon name="check" />
          {sessionsCopy.current}
        </span>
      ) : (
        <Button
          kind="line"
          small
          busy={busy && sessionsCopy.ending}
          aria-label={sessionsCopy.endNamed(`${device}, ${sessionsCopy.since(since)}`)}
          onClick={onEnd}
        >
          {sessionsCopy.end}
        </Button>
      )}
    </li>
  );
};

type Session = { readonly Agent: string; readonly CreatedAt: string };

const secondText = ({ CreatedAt }: Session): string =>
  `${formatInstant(CreatedAt)}:${CreatedAt.slice(17, 19)}`;

/**
 * Formats when the session began. If several sessions have the same device name and the same
 * minute, adds the seconds. If the seconds are equal, too, adds a number.
 */
export const loggedInSinceText = (session: Session, allSessions: readonly Session[]): string => {
  const minute = formatInstant(session.CreatedAt);
  const alike = allSessions.filter(
    ({ Agent, CreatedAt }) =>
      deviceOf(Agent) === deviceOf(session.Agent) && formatInstant(CreatedAt) === minute,
  );
  if (alike.length <= 1) return minute;
  const second = secondText(session);
  const same = alike.filter((session) => secondText(session) === second);
  return same.length > 1
    ? sessionsCopy.oneOf(second, same.indexOf(session) + 1, same.length)
    : second;
};

type Question = OwnSession | 'all';

const askSessions = async () => (await call('accountSessions', {})).map(({ Sessions }) => Sessions);

export const SessionsPanel = ({ account, onLoggedOut }: TabProps) => {
  const { value: sessions, failure, reload } = useLoaded(askSessions, onLoggedOut);
  const [ending, setEnding] = useState<Question | null>(null);
  const [message, setMessage] = useState<FailureMessage | 'ended' | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const passwordAgain = usePasswordPrompt();

  const leave = (): void => {
    setQuestion(null);
    passwordAgain.forget();
  };
  const end = async (which: Question): Promise<void> => {
    if (ending !== null || passwordAgain.missing()) return;
    setEnding(which);
    setMessage(null);
    const named = which === 'all' ? { all: true } : { sessionId: which.SessionId };
    const answer = await call('accountSessionsEnd', { ...named, ...passwordAgain.sent });
    setEnding(null);
    const isUnknown =
      answer.isErr() && answer.error.kind === 'refused' && answer.error.status === 404;
    if (answer.isErr() && !isUnknown) {
      // The server requires the password if the login is not recent (R69): the dialog asks for it.
      if (passwordAgain.asks(answer.error)) return setQuestion(which);
      leave();
      if (answer.error.kind === 'refused' && answer.error.status === 401) return onLoggedOut();
      return setMessage(messageOfFailure(answer.error));
    }
    if (which === 'all') {
      clearTabData();
      return window.location.assign(pages.login);
    }
    // A session that the server does not find has ended already, so remove it from the list, too.
    leave();
    await reload();
    setMessage('ended');
  };
  const device =
    question === null || question === 'all'
      ? null
      : `${deviceOf(question.Agent) ?? sessionsCopy.unknown}, ${sessionsCopy.since(loggedInSinceText(question, sessions ?? []))}`;

  return (
    <Panel title={sessionsCopy.title}>
      <p className="muted">{sessionsCopy.text}</p>
      {message === 'ended' && <Notice kind="good" title={sessionsCopy.ended} live />}
      {message !== null && message !== 'ended' && (
        <Notice kind="error" title={sessionsCopy.failed} live>
          {message.text}
        </Notice>
      )}
      <LoadedList list={{ value: sessions, failure }} onRetry={reload} shapes={['line', 'line']}>
        {(all) => (
          <ul className={css.sessions}>
            {all.map((session) => (
              <SessionRow
                key={session.SessionId}
                session={session}
                since={loggedInSinceText(session, all)}
                busy={ending === session}
                onEnd={() => void end(session)}
              />
            ))}
          </ul>
        )}
      </LoadedList>
      <div>
        <Button kind="line" small onClick={() => setQuestion('all')}>
          {sessionsCopy.everywhere}
        </Button>
      </div>
      <Dialog
        open={question !== null}
        onClose={leave}
        title={device === null ? sessionsCopy.askTitle : sessionsCopy.askOne(device)}
        actions={
          <Button
            busy={ending !== null && sessionsCopy.ending}
            {...dialogButtonProps(passwordAgain, () => question !== null && void end(question))}
          >
            {device === null ? sessionsCopy.everywhere : sessionsCopy.end}
          </Button>
        }
        stay={sessionsCopy.stay}
      >
        <div className={css.told}>
          <p>{device === null ? sessionsCopy.askText : sessionsCopy.askOneText}</p>
          <PasswordAgain
            proof={passwordAgain}
            email={account.Email}
            onSubmit={() => question !== null && void end(question)}
          />
        </div>
      </Dialog>
    </Panel>
  );
};
