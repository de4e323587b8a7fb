import { sessionsCopy } from '../../../copy/panel.pl.ts';
import { momentText } from '../../../moments.ts';
import { deviceOf } from '../../../state/account/device.ts';

type Session = { readonly Agent: string; readonly CreatedAt: string };

const secondText = ({ CreatedAt }: Session): string => `${momentText(CreatedAt)}:${CreatedAt.slice(17, 19)}`;

/**
 * Since when a session is there: to the second where another one of the same device began within the same minute, and which one of them in
 * the list where they began within the same second.
 */
export const sinceOf = (session: Session, all: readonly Session[]): string => {
  const minute = momentText(session.CreatedAt);
  const alike = all.filter(({ Agent, CreatedAt }) => deviceOf(Agent) === deviceOf(session.Agent) && momentText(CreatedAt) === minute);
  if (alike.length <= 1) return minute;
  const second = secondText(session);
  const same = alike.filter((one) => secondText(one) === second);
  return same.length > 1 ? sessionsCopy.oneOf(second, same.indexOf(session) + 1, same.length) : second;
};
