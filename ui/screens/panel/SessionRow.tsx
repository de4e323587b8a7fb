import type { OwnSession } from '../../../adapters/http/contract/own-account.ts';
import { sessionsCopy } from '../../copy/panel.pl.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { deviceOf } from '../../state/device.ts';
import css from './Panel.module.css';

const inWarsaw = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('pl', { timeZone: 'Europe/Warsaw', ...options });
const DAY = inWarsaw({ day: '2-digit', month: '2-digit', year: 'numeric' });
const MOMENT = inWarsaw({ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' });

type Props = { readonly session: OwnSession; readonly busy: boolean; readonly onEnd: () => void };

/** One device: what it is, since when and when last, and the way to log it out; this one is marked. */
export const SessionRow = ({ session, busy, onEnd }: Props) => {
  const device = deviceOf(session.Agent) ?? sessionsCopy.unknown;
  return (
    <li>
      <span className={css.device}>
        <b>{device}</b>
        <small>
          {sessionsCopy.since(DAY.format(new Date(session.CreatedAt)))}, {sessionsCopy.seen(MOMENT.format(new Date(session.LastSeenAt)))}
        </small>
      </span>
      {session.Current ? (
        <span className={css.here}>
          <Icon name="check" />
          {sessionsCopy.current}
        </span>
      ) : (
        <Button kind="line" small busy={busy && sessionsCopy.ending} aria-label={sessionsCopy.endNamed(device)} onClick={onEnd}>
          {sessionsCopy.end}
        </Button>
      )}
    </li>
  );
};
