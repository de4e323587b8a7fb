import { ok } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import { startWorker } from '../../adapters/background/worker.ts';
import { openMemoryStore } from '../../adapters/storage/sqlite/in-memory.ts';
import {
  pauseBeforeMailRetry,
  type SendDeps,
  sendMails,
} from '../../application/mail/send-mails.ts';
import type { NewMail, RenderedMail } from '../../application/ports/mail/outbox.ts';
import { HOUR, MINUTE } from '../../domain/calendar.ts';
import { blankMail } from '../support/blank-mail.ts';

const T0 = Date.parse('2027-03-01T09:00:00Z');

const postMails = async (count: number) => {
  const kit = openMemoryStore();
  const mails = Array.from({ length: count }, (_, number): NewMail => {
    const id = `mail-${String(number).padStart(2, '0')}`;
    return {
      id,
      siteId: 1,
      to: `a${number}@example.pl`,
      content: { kind: 'accountExists' },
      createdAt: T0,
    };
  });
  await kit.store.inTransaction<void, never>([], async ({ outbox }) => {
    for (const mail of mails) await outbox.add(mail);
    return ok(undefined);
  });
  const sent: RenderedMail[] = [];
  let now = T0;
  const deps: SendDeps = {
    outbox: kit.outbox,
    asItStands: async (mail) => ok(mail),
    sender: {
      send: async (mail) => {
        sent.push(mail);
        return ok(undefined);
      },
    },
    render: (mail, sentAt) => ({ ...blankMail(mail, sentAt), messageId: `${mail.id}@shop` }),
    clock: { now: () => now },
    failed: () => {},
  };
  return {
    deps,
    sent,
    ids: () => sent.map(({ messageId }) => messageId).sort(),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
};

describe('sending mails', () => {
  it('sends every pending mail once', async () => {
    const { deps, sent } = await postMails(12);
    expect(await sendMails(deps)).toBe(12);
    expect(await sendMails(deps)).toBe(0);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(12);
  });

  it('four processes share the pending mails, and each mail is sent once', async () => {
    const { deps, sent } = await postMails(30);
    const counts = await Promise.all(Array.from({ length: 4 }, () => sendMails(deps)));
    expect(counts.reduce((a, b) => a + b)).toBe(30);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(30);
  });

  it('a process sends a dead process’s mails within a minute, even if the dead process’s clock was wrong', async () => {
    const looks = [0, 3_000, 42_000];
    const { deps, ids, pass } = await postMails(1);
    void sendMails({ ...deps, sender: { send: () => new Promise<never>(() => undefined) } });
    for (const later of looks) {
      expect(ids()).toEqual([]);
      pass(later);
      await sendMails(deps);
    }
    expect(ids()).toEqual(['mail-00@shop']);

    const behind = await postMails(1);
    await behind.deps.outbox.lease(5, T0 + HOUR, T0 + HOUR + 45_000);
    await sendMails(behind.deps);
    expect(behind.ids()).toEqual(['mail-00@shop']);
  });

  it('a mail that takes minutes to send is not sent by another process too, unless it never ends', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { deps, ids, pass } = await postMails(1);
      const server = Promise.withResolvers<ReturnType<typeof ok<void>>>();
      const slow = sendMails({ ...deps, sender: { send: () => server.promise } });
      const passMinutes = async (minutes: number): Promise<void> => {
        for (let seconds = 0; seconds < minutes * 60; seconds += 5) {
          pass(5_000);
          await vi.advanceTimersByTimeAsync(5_000);
          await sendMails(deps);
        }
      };
      await passMinutes(9);
      expect(ids()).toEqual([]);
      await passMinutes(2);
      expect(ids()).toEqual(['mail-00@shop']);
      server.resolve(ok(undefined));
      expect(await slow).toBe(1);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('a process that read its clock a moment before another leased a mail does not send it too', async () => {
    const { deps, ids } = await postMails(1);
    await deps.outbox.lease(5, T0 + 400, T0 + 45_400);
    await sendMails(deps);
    expect(ids()).toEqual([]);
  });

  it('sends all leased mails at once, so that a slow mail does not use up the lease of another', async () => {
    const { deps, ids } = await postMails(5);
    const started = Promise.withResolvers<void>();
    const slow = {
      ...deps,
      sender: {
        send: async (mail: RenderedMail) => {
          const result = await deps.sender.send(mail);
          if (ids().length === 5) started.resolve();
          await started.promise;
          return result;
        },
      },
    };
    expect(await sendMails(slow)).toBe(5);
  });

  it('if a process dies after sending a mail, the mail is sent again with the same Message-ID', async () => {
    const { deps, ids, pass } = await postMails(1);
    const dying: SendDeps = {
      ...deps,
      outbox: { ...deps.outbox, sent: () => Promise.reject(new Error('power cut')) },
    };
    await expect(sendMails(dying)).rejects.toThrow('power cut');
    expect(await sendMails(deps)).toBe(0);
    pass(5 * MINUTE);
    expect(await sendMails(deps)).toBe(1);
    expect(ids()).toEqual(['mail-00@shop', 'mail-00@shop']);
  });

  it('a mail that cannot be sent delays no other mail and is retried after longer and longer pauses', async () => {
    const { deps, ids, pass } = await postMails(3);
    const reported: string[] = [];
    const failing: SendDeps = {
      ...deps,
      failed: ({ id }) => reported.push(id),
      sender: {
        send: (mail) =>
          mail.messageId.startsWith('mail-01')
            ? Promise.reject(new Error('no'))
            : deps.sender.send(mail),
      },
    };
    expect(await sendMails(failing)).toBe(2);
    expect(await sendMails(failing)).toBe(0);
    pass(MINUTE / 4);
    await sendMails(failing);
    expect(reported).toEqual(['mail-01', 'mail-01']);
    pass(MINUTE / 4);
    expect(await sendMails(deps)).toBe(1);
    expect(ids()).toEqual(['mail-00@shop', 'mail-01@shop', 'mail-02@shop']);
  });

  it('the pauses between the attempts start at 15 seconds, double each time, and never exceed an hour', () => {
    expect(
      [0, 20_000, 10 * MINUTE, 9 * HOUR].map((age) => pauseBeforeMailRetry(T0, T0 + age)),
    ).toEqual([15_000, 20_000, 10 * MINUTE, HOUR]);
  });
});

describe('the worker that sends mails in the background', () => {
  const counted = (fail = false) => {
    let [passes, running, most] = [0, 0, 0];
    const failures: unknown[] = [];
    const worker = startWorker({
      every: HOUR,
      failed: (error) => failures.push(error),
      pass: async () => {
        running += 1;
        most = Math.max(most, running);
        passes += 1;
        await Promise.resolve();
        running -= 1;
        if (fail) throw new Error('store away');
      },
    });
    return { worker, failures, passes: () => passes, most: () => most };
  };

  it('sends pending mails when it starts; several wake-ups during a run cause one more run', async () => {
    const { worker, passes, most } = counted();
    await worker.drain();
    expect(passes()).toBe(1);
    for (let wakes = 0; wakes < 10; wakes += 1) worker.wake();
    await worker.drain();
    expect([passes(), most()]).toEqual([2, 1]);
    await worker.stop();
  });

  it('continues when it is woken after a failed run', async () => {
    const { worker, failures, passes } = counted(true);
    await worker.drain();
    await worker.drain();
    expect([passes(), failures.length]).toEqual([2, 2]);
    await worker.stop();
  });

  it('sends nothing after it is stopped', async () => {
    const { worker, passes } = counted();
    await worker.drain();
    await worker.stop();
    worker.wake();
    await worker.drain();
    expect(passes()).toBe(1);
  });
});
