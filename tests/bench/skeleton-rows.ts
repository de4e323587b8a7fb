export type SkeletonRow = {
  readonly id: string;
  readonly document: string;
  readonly line: string;
  readonly claims: boolean;
  readonly people: number;
  readonly person: string;
  readonly row: string | null;
};

export type SkeletonStore = {
  session(hash: string): unknown;
  booking(id: string): unknown;
  write(rows: SkeletonRow): Promise<unknown>;
  mailed(id: string, mail: string): Promise<unknown>;
};

export const SKELETON_TABLES = [
  'create table sessions (hash text primary key, document text)',
  'create table bookings (id text primary key, version integer, document text)',
  'create table claims (booking_id text, unit_id integer, singles integer, hold_until bigint, primary key (booking_id, unit_id))',
  'create table people (booking_id text, journal_n bigint, user_num integer, data text, primary key (booking_id, journal_n, user_num))',
  'create table outbox (id text primary key, content text, lease_until bigint, sent_at bigint)',
  'create table messages (id text primary key, content text)',
  'create table mailbox (id text primary key, document text)',
];
