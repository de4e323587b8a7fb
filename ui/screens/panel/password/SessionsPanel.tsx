import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../../adapters/http/client/call.ts';
import type { ApiFailure } from '../../../../adapters/http/client/failure.ts';
import type { OwnSession } from '../../../../adapters/http/contract/account/own-account.ts';
import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { troubleCopy } from '../../../copy/account.pl.ts';
import { sessionsCopy } from '../../../copy/panel.pl.ts';
import { type Trouble, troubleOf } from '../../../forms/trouble.ts';
import { Button } from '../../../parts/Button.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { Skeleton } from '../../../parts/Skeleton.tsx';
import css from '../frame/Panel.module.css';
import type { TabProps } from '../frame/tab.ts';
import { SessionRow } from './SessionRow.tsx';

/** Which session is just being ended; 'all' for every one. */
type Ending = string | 'all' | null;

/** Where the customer is logged in: each device can be logged out, and all of them at once. */
export const SessionsPanel = ({ onLoggedOut }: Pick<TabProps, 'onLoggedOut'>) => {
  const [sessions, setSessions] = useState<readonly OwnSession[] | null>(null);
  const [lost, setLost] = useState<Trouble | null>(null);
  const [ending, setEnding] = useState<Ending>(null);
  const [said, setSaid] = useState<Trouble | 'ended' | null>(null);
  const [asking, setAsking] = useState(false);

  const load = useCallback(async (): Promise<void> => {
    setLost(null);
    const answer = await call('accountSessions', {});
    if (answer.isOk()) setSessions(answer.value.Sessions);
    else setLost(troubleOf(answer.error));
  }, []);
  useEffect(() => void load(), [load]);

  const failed = (failure: ApiFailure): void => {
    setEnding(null);
    if (failure.kind === 'refused' && failure.status === 401) onLoggedOut();
    else setSaid(troubleOf(failure));
  };
  const end = async (sessionId: string): Promise<void> => {
    setEnding(sessionId);
    setSaid(null);
    const answer = await call('accountSessionsEnd', { sessionId });
    // A device that is not there any more is logged out as well.
    if (answer.isErr() && !(answer.error.kind === 'refused' && answer.error.status === 404)) return failed(answer.error);
    await load();
    setEnding(null);
    setSaid('ended');
  };
  const endAll = async (): Promise<void> => {
    setEnding('all');
    setSaid(null);
    const answer = await call('accountSessionsEnd', { all: true });
    if (answer.isOk()) return window.location.assign(pages.login);
    setAsking(false);
    failed(answer.error);
  };

  return (
    <Panel title={sessionsCopy.title}>
      <p className="muted">{sessionsCopy.text}</p>
      {said === 'ended' && <Notice kind="good" title={sessionsCopy.ended} live />}
      {said !== null && said !== 'ended' && (
        <Notice kind="error" title={sessionsCopy.failed} live>
          {said.text}
        </Notice>
      )}
      {lost !== null && (
        <Notice kind="error" title={lost.title} live>
          {lost.text}{' '}
          <Button kind="quiet" onClick={load}>
            {troubleCopy.retry}
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
              busy={ending === session.SessionId}
              onEnd={() => end(session.SessionId)}
            />
          ))}
        </ul>
      )}
      <div>
        <Button kind="line" small onClick={() => setAsking(true)}>
          {sessionsCopy.everywhere}
        </Button>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={sessionsCopy.askTitle}
        actions={
          <>
            <Button busy={ending === 'all' && sessionsCopy.ending} onClick={endAll}>
              {sessionsCopy.everywhere}
            </Button>
            <Button kind="line" onClick={() => setAsking(false)}>
              {sessionsCopy.stay}
            </Button>
          </>
        }
      >
        {sessionsCopy.askText}
      </Dialog>
    </Panel>
  );
};
