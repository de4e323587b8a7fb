import type { OwnSession } from '../../../../adapters/http/contract/account/own-account.ts';
import { formatInstant } from '../../../moments.ts';
import { Button } from '../../../parts/Button.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { deviceOf } from '../../../state/account/device.ts';
import { sessionsCopy } from '../copy/panel.pl.ts';
import css from '../frame/Panel.module.css';

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
