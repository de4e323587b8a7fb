/** What one call of the wizard writes: the sizes are those of the shop's own rows. */
export type Rows = {
  readonly id: string;
  readonly document: string;
  readonly line: string;
  /** From step 2 on a booking takes a place. */
  readonly claims: boolean;
  readonly people: number;
  /** What is kept of one of them. */
  readonly person: string;
  /** The order's: what its mail and its message say, which go with it; null for all others. */
  readonly row: string | null;
};

/** A store that decides nothing: it reads what a call reads, and writes what it writes in one durable transaction. */
export type Skeleton = {
  session(hash: string): unknown;
  booking(id: string): unknown;
  write(rows: Rows): Promise<unknown>;
  /** What the worker of the mails writes of a mail that went out; nobody waits for the disk. */
  mailed(id: string, mail: string): Promise<unknown>;
};

export const TABLES = [
  'create table sessions (hash text primary key, document text)',
  'create table bookings (id text primary key, version integer, document text)',
  'create table claims (booking_id text, unit_id integer, singles integer, hold_until bigint, primary key (booking_id, unit_id))',
  'create table people (booking_id text, journal_n bigint, user_num integer, data text, primary key (booking_id, journal_n, user_num))',
  'create table outbox (id text primary key, content text, lease_until bigint, sent_at bigint)',
  'create table messages (id text primary key, content text)',
  'create table mailbox (id text primary key, document text)',
];
