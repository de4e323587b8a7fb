import pg from 'pg';
import { batchingSocket } from '../../adapters/storage/postgres/batching-socket.ts';
import { SKELETON_TABLES, type SkeletonRow, type SkeletonStore } from './skeleton-rows.ts';

const statement = (name: string, text: string) => (values: readonly unknown[]) => ({
  name,
  text,
  values: [...values],
});

const session = statement('session', 'select document from sessions where hash = $1');
const seen = statement('seen', 'select document from bookings where id = $1');
const booking = statement('booking', 'select document from bookings where id = $1 for update');
const save = statement(
  'save',
  'insert into bookings values ($1, 1, $2) on conflict (id) do update set document = excluded.document, version = bookings.version + 1',
);
const claim = statement(
  'claim',
  'insert into claims values ($1, 1, 1, 1) on conflict (booking_id, unit_id) do update set hold_until = claims.hold_until + 1',
);
const journal = statement('journal', 'insert into journal (line) values ($1) returning n');
const person = statement('person', 'insert into people values ($1, $2, $3, $4)');
const outbox = statement('outbox', 'insert into outbox values ($1, $2, null, null)');
const message = statement('message', 'insert into messages values ($1, $2)');
const lease = statement(
  'lease',
  'update outbox set lease_until = 1 where id = $1 returning content',
);
const keep = statement('keep', 'insert into mailbox values ($1, $2)');
const sent = statement(
  'sent',
  "update outbox set sent_at = 1, lease_until = null, content = '' where id = $1",
);

/** The store waits only for responses that it needs, and sends other statements in one packet. */
export const skeletonOnPostgres = async (url: string): Promise<SkeletonStore> => {
  // The types of `pg` lack the option `pipeline`.
  const pipelined = { pipeline: true, stream: batchingSocket };
  const pool = new pg.Pool({ connectionString: url, max: 10, ...pipelined });
  const notes = new pg.Pool({
    connectionString: url,
    max: 2,
    options: '-c synchronous_commit=off',
  });
  for (const table of [
    ...SKELETON_TABLES,
    'create table journal (n bigint generated always as identity primary key, line text)',
  ])
    await pool.query(table);
  const write = async ({
    id,
    document,
    line,
    claims,
    people,
    person: data,
    row,
  }: SkeletonRow): Promise<void> => {
    const client = await pool.connect();
    const answers: Promise<unknown>[] = [client.query('begin')];
    await client.query(booking([id]));
    answers.push(client.query(save([id, document])));
    if (claims) answers.push(client.query(claim([id])));
    const drawn = client.query<{ n: string }>(journal([line]));
    answers.push(drawn);
    if (people > 0) {
      const [numbered] = (await drawn).rows;
      for (let userNum = 0; userNum < people; userNum += 1)
        answers.push(client.query(person([id, numbered?.n, userNum, data])));
    }
    if (row !== null)
      answers.push(client.query(outbox([id, row])), client.query(message([id, row])));
    answers.push(client.query('commit'));
    await Promise.all(answers);
    client.release();
  };
  return {
    session: (hash) => pool.query(session([hash])),
    booking: (id) => pool.query(seen([id])),
    write,
    mailed: async (id, mail) => {
      await notes.query(lease([id]));
      await notes.query(keep([id, mail]));
      await notes.query(sent([id]));
    },
  };
};
