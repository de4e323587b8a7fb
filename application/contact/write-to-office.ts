import type { PortDeps } from '../ports/ports.ts';
import { runTransaction } from '../ports/store.ts';

export type ContactDeps = PortDeps<{
  store: 'inTransaction';
  clock: true;
  ids: true;
  office: true;
  committed: true;
}>;

/** `doubtful`: the form's honeypot is filled, so perhaps a program sent the message (R42.18). */
export type ContactMessage = {
  readonly email: string;
  readonly contents: string;
  readonly siteId: number;
  readonly doubtful?: 'letter' | 'newsletter';
};

export const writeToOffice =
  (deps: ContactDeps) =>
  async ({ siteId, ...letter }: ContactMessage): Promise<void> => {
    await runTransaction(deps.store, [], async ({ outbox }) => {
      const content = { kind: 'contactRequest', ...letter } as const;
      await outbox.add({
        id: deps.ids.rowId(),
        siteId,
        to: deps.office.emailOf(siteId),
        content,
        createdAt: deps.clock.now(),
      });
    });
    deps.committed();
  };
