import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../../adapters/http/client/call.ts';
import type { OwnSession } from '../../../../adapters/http/contract/account/own-account.ts';
import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { accountFailureCopy } from '../../../copy/account.pl.ts';
import { type FailureMessage, messageOfFailure } from '../../../forms/use-form.ts';
import { formatInstant } from '../../../moments.ts';
import { Button } from '../../../parts/Button.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { Skeleton } from '../../../parts/Skeleton.tsx';
import { deviceOf } from '../../../state/account/device.ts';
import { clearTabData } from '../../../state/browser-storage.ts';
import { sessionsCopy } from '../copy/panel.pl.ts';
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

export const SessionsPanel = ({ account, onLoggedOut }: TabProps) => {
  const [sessions, setSessions] = useState<readonly OwnSession[] | null>(null);
  const [lost, setLost] = useState<FailureMessage | null>(null);
  const [ending, setEnding] = useState<Question | null>(null);
  const [message, setMessage] = useState<FailureMessage | 'ended' | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const passwordAgain = usePasswordPrompt();

  const load = useCallback(async (): Promise<void> => {
    setLost(null);
    const answer = await call('accountSessions', {});
    if (answer.isOk()) setSessions(answer.value.Sessions);
    else setLost(messageOfFailure(answer.error));
  }, []);
  useEffect(() => void load(), [load]);

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
    await load();
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
      {lost !== null && (
        <Notice kind="error" title={lost.title} live>
          {lost.text}{' '}
          <Button kind="quiet" onClick={load}>
            {accountFailureCopy.retry}
          </Button>
        </Notice>
      )}
      {sessions === null && lost === null && <Skeleton shapes={['line', 'line']} />}
      {sessions !== null && (
        <ul className={css.sessions}>
          {sessions.map((session) => (
            <SessionRow
              key={session.SessionId}
              session={session}
              since={loggedInSinceText(session, sessions)}
              busy={ending === session}
              onEnd={() => void end(session)}
            />
          ))}
        </ul>
      )}
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
