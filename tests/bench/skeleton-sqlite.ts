import { setImmediate as turn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { SKELETON_TABLES, type SkeletonRow, type SkeletonStore } from './skeleton-rows.ts';

type Work = { readonly durable: boolean; run(): void; done(): void };

const groups = (db: Database.Database) => {
  const [begin, commit] = [db.prepare('begin immediate'), db.prepare('commit')];
  let waiting: Work[] = [];
  let busy = false;
  const run = (): Work[] => {
    const batch = waiting;
    waiting = [];
    for (const work of batch) work.run();
    return batch;
  };
  const all = async (): Promise<void> => {
    busy = true;
    while (waiting.length > 0) {
      const durable = waiting.some((work) => work.durable);
      db.pragma(`synchronous = ${durable ? 'FULL' : 'NORMAL'}`);
      begin.run();
      const group = run();
      if (durable) {
        await turn();
        group.push(...run());
      }
      commit.run();
      for (const { done } of group) done();
    }
    busy = false;
  };
  return (durable: boolean, work: () => void): Promise<void> =>
    new Promise((resolve) => {
      waiting.push({ durable, run: work, done: resolve });
      if (!busy) void all();
    });
};

export const skeletonOnSqlite = (file: string): SkeletonStore => {
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  for (const table of [
    ...SKELETON_TABLES,
    'create table journal (n integer primary key, line text)',
  ])
    db.exec(table);
  const session = db.prepare('select document from sessions where hash = ?');
  const booking = db.prepare('select document from bookings where id = ?');
  const save = db.prepare(
    'insert into bookings values (?, 1, ?) on conflict (id) do update set document = excluded.document, version = version + 1',
  );
  const claim = db.prepare(
    'insert into claims values (?, 1, 1, 1) on conflict (booking_id, unit_id) do update set hold_until = hold_until + 1',
  );
  const journal = db.prepare('insert into journal (line) values (?)');
  const person = db.prepare('insert into people values (?, ?, ?, ?)');
  const outbox = db.prepare('insert into outbox values (?, ?, null, null)');
  const message = db.prepare('insert into messages values (?, ?)');
  const lease = db.prepare('update outbox set lease_until = 1 where id = ? returning content');
  const keep = db.prepare('insert into mailbox values (?, ?)');
  const sent = db.prepare(
    "update outbox set sent_at = 1, lease_until = null, content = '' where id = ?",
  );
  const inGroup = groups(db);
  const rowsOf = ({ id, document, line, claims, people, person: data, row }: SkeletonRow) => {
    booking.get(id);
    save.run(id, document);
    if (claims) claim.run(id);
    const n = journal.run(line).lastInsertRowid;
    for (let userNum = 0; userNum < people; userNum += 1) person.run(id, n, userNum, data);
    if (row === null) return;
    outbox.run(id, row);
    message.run(id, row);
  };
  return {
    session: (hash) => session.get(hash),
    booking: (id) => booking.get(id),
    write: (rows) => inGroup(true, () => rowsOf(rows)),
    mailed: async (id, mail) => {
      await inGroup(false, () => void lease.get(id));
      await inGroup(false, () => void keep.run(id, mail));
      await inGroup(false, () => void sent.run(id));
    },
  };
};
