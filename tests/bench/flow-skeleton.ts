import fastifyCookie from '@fastify/cookie';
import Database from 'better-sqlite3';
import Fastify from 'fastify';
import pg from 'pg';

/**
 * The baseline of the booking flow: bare Fastify that writes the same rows as a call of the wizard (document and journal line, the claim
 * from step 2 on, people with their names and with the order, mail and message with the order) in one durable transaction, reads the
 * session, and decides nothing.
 */
type Rows = {
  readonly id: string;
  readonly document: string;
  readonly line: string;
  readonly claims: boolean;
  readonly people: number;
  readonly last: boolean;
};
type Skeleton = { readonly session: (hash: string) => unknown; readonly write: (rows: Rows) => unknown };

const TABLES = [
  'create table sessions (hash text primary key, document text)',
  'create table bookings (id text primary key, version integer, document text)',
  'create table claims (booking_id text, unit_id integer, singles integer, hold_until bigint, primary key (booking_id, unit_id))',
  'create table people (booking_id text, journal_n bigint, user_num integer, data text, primary key (booking_id, journal_n, user_num))',
  'create table outbox (id text primary key, content text)',
  'create table messages (id text primary key, content text)',
];

const sqlite = (file: string): Skeleton => {
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  for (const table of [...TABLES, 'create table journal (n integer primary key, line text)']) db.exec(table);
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
  const outbox = db.prepare('insert into outbox values (?, ?)');
  const message = db.prepare('insert into messages values (?, ?)');
  const write = db.transaction(({ id, document, line, claims, people, last }: Rows) => {
    booking.get(id);
    save.run(id, document);
    if (claims) claim.run(id);
    const n = journal.run(line).lastInsertRowid;
    for (let userNum = 0; userNum < people; userNum += 1) person.run(id, n, userNum, line.slice(0, 200));
    if (!last) return;
    outbox.run(id, line);
    message.run(id, line);
  });
  return { session: (hash) => session.get(hash), write: (rows) => write.immediate(rows) };
};

const postgres = async (url: string): Promise<Skeleton> => {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  for (const table of [...TABLES, 'create table journal (n bigint generated always as identity primary key, line text)'])
    await pool.query(table);
  const write = async ({ id, document, line, claims, people, last }: Rows): Promise<void> => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query({ name: 'read', text: 'select document from bookings where id = $1 for update', values: [id] });
    await client.query({
      name: 'save',
      text: 'insert into bookings values ($1, 1, $2) on conflict (id) do update set document = excluded.document, version = bookings.version + 1',
      values: [id, document],
    });
    if (claims)
      await client.query({
        name: 'claim',
        text: 'insert into claims values ($1, 1, 1, 1) on conflict (booking_id, unit_id) do update set hold_until = claims.hold_until + 1',
        values: [id],
      });
    const journal = { name: 'journal', text: 'insert into journal (line) values ($1) returning n', values: [line] };
    const [drawn] = (await client.query<{ n: string }>(journal)).rows;
    for (let userNum = 0; userNum < people; userNum += 1)
      await client.query({
        name: 'person',
        text: 'insert into people values ($1, $2, $3, $4)',
        values: [id, drawn?.n, userNum, line.slice(0, 200)],
      });
    if (last) {
      await client.query({ name: 'outbox', text: 'insert into outbox values ($1, $2)', values: [id, line] });
      await client.query({ name: 'message', text: 'insert into messages values ($1, $2)', values: [id, line] });
    }
    await client.query('commit');
    client.release();
  };
  return {
    session: (hash) => pool.query({ name: 'session', text: 'select document from sessions where hash = $1', values: [hash] }),
    write,
  };
};

const [where = ''] = process.argv.slice(2);
const store = where.startsWith('postgres') ? await postgres(where) : sqlite(where);
const document = JSON.stringify({ text: 'x'.repeat(2400) });
const line = JSON.stringify({ text: 'x'.repeat(500) });
const answer = { Reservation: { ReservationId: '', text: 'x'.repeat(6000) } };
const app = Fastify();
await app.register(fastifyCookie);
let made = 0;
app.post<{ Body: { reservationId?: string }; Params: { '*': string } }>('/v1/*', async (request) => {
  await store.session(request.cookies.kilwater ?? '');
  const call = request.params['*'];
  made += call.endsWith('create') ? 1 : 0;
  const id = request.body.reservationId ?? `B${made}`;
  const last = call.endsWith('confirm');
  const named = call.endsWith('participants/update');
  const claims = !call.endsWith('create') && !call.endsWith('details/update');
  if (!call.endsWith('get')) await store.write({ id, document, line, claims, people: named ? 3 : last ? 1 : 0, last });
  return { Reservation: { ...answer.Reservation, ReservationId: id }, PaymentUrl: null };
});
await app.listen({ port: 0, host: 'localhost' });
const address = app.server.address();
process.stdout.write(`${typeof address === 'object' && address !== null ? address.port : ''}\n`);
process.on('SIGTERM', () => process.exit(0));
