import { formatInstant } from '../../../moments.ts';
import { deviceOf } from '../../../state/account/device.ts';
import { sessionsCopy } from '../copy/panel.pl.ts';

type Session = { readonly Agent: string; readonly CreatedAt: string };

const secondText = ({ CreatedAt }: Session): string =>
  `${formatInstant(CreatedAt)}:${CreatedAt.slice(17, 19)}`;

/** Sessions of equal devices in one minute also show the second; in one second, a number. */
export const sinceOf = (session: Session, all: readonly Session[]): string => {
  const minute = formatInstant(session.CreatedAt);
  const alike = all.filter(
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
