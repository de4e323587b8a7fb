import type { FastifyInstance } from 'fastify';
import { type MoveClock, mountDevClock } from './clock.ts';
import { type MailboxDeps, mountMailbox } from './mailbox-routes.ts';

export type DevelopmentDeps = MailboxDeps & {
  readonly production: boolean;
  readonly forward?: MoveClock | undefined;
};

export const developmentRoutes = ({
  production,
  forward,
  ...mail
}: DevelopmentDeps): ((app: FastifyInstance) => void) | null =>
  production
    ? null
    : (app) => {
        mountMailbox(app, mail);
        if (forward !== undefined) mountDevClock(app, forward);
      };
