import { momentText } from '../../../moments.ts';
import { deviceOf } from '../../../state/account/device.ts';

type Session = { readonly Agent: string; readonly CreatedAt: string };

/** Since when a session is there: to the second where another one of the same device began within the same minute. */
export const sinceOf = (session: Session, all: readonly Session[]): string => {
  const minute = momentText(session.CreatedAt);
  const alike = all.filter(({ Agent, CreatedAt }) => deviceOf(Agent) === deviceOf(session.Agent) && momentText(CreatedAt) === minute);
  return alike.length > 1 ? `${minute}:${session.CreatedAt.slice(17, 19)}` : minute;
};
