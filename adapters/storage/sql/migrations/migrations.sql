-- The migrations. Never change a released one: add another. Each runs once, in this order.
-- TEXT, BYTES and NUMBERED are types that differ between the databases (migrations.ts).
-- `-- sqlite` or `-- postgres` before a statement: it runs only on that database.

-- migration 001-first-booking
create table bookings (
  id TEXT not null,
  site_id integer not null,
  offer_id integer not null,
  status TEXT not null,
  version integer not null,
  visitor_id TEXT not null,
  account_id TEXT,
  address TEXT,
  ends_on TEXT not null,
  created_at bigint not null,
  saved_at bigint not null,
  held_since bigint,
  document TEXT not null,
  constraint bookings_key primary key (id)
);
create index bookings_by_visitor on bookings (visitor_id);
create index bookings_by_account on bookings (account_id) where account_id is not null;
create index bookings_by_address on bookings (address) where held_since is not null;
create table claims (
  unit_id integer not null,
  booking_id TEXT not null,
  wholes integer not null,
  pairs integer not null,
  singles integer not null,
  hold_until bigint,
  constraint claims_key primary key (unit_id, booking_id),
  constraint claims_booking foreign key (booking_id) references bookings (id) on delete cascade
);
create index claims_by_booking on claims (booking_id);
create table people (
  booking_id TEXT not null,
  journal_n bigint not null,
  user_num integer not null,
  email TEXT not null,
  data TEXT not null,
  constraint people_key primary key (booking_id, journal_n, user_num)
);
create index people_by_email on people (email, journal_n);
-- SQLite uses a partial index only if the statement contains the index's condition.
create index people_by_line on people (journal_n) where journal_n > 0;
create table past_trips (email TEXT not null, ended_on TEXT not null, site_id integer not null);
create index past_trips_by_email on past_trips (email);
create table journal (
  n NUMBERED,
  booking_id TEXT not null,
  type TEXT not null,
  at bigint not null,
  line TEXT not null
);
create table accounts (
  id TEXT not null,
  email TEXT not null,
  created_at bigint not null,
  document TEXT not null,
  constraint accounts_key primary key (id),
  constraint accounts_email unique (email)
);
create table email_tokens (
  hash TEXT not null,
  kind TEXT not null,
  account_id TEXT not null,
  expires_at bigint not null,
  visitor_id TEXT not null,
  constraint email_tokens_key primary key (hash)
);
create index email_tokens_by_account on email_tokens (account_id);
create table sessions (
  hash TEXT not null,
  visitor_id TEXT not null,
  account_id TEXT,
  created_at bigint not null,
  last_seen_at bigint not null,
  constraint sessions_key primary key (hash)
);
create index sessions_by_account on sessions (account_id) where account_id is not null;
create table rate_events (key TEXT not null, at bigint not null);
create index rate_events_by_key on rate_events (key, at);
create table idempotent_answers (
  scope TEXT not null,
  key TEXT not null,
  body_hash TEXT not null,
  runs_until bigint not null,
  kept_until bigint not null,
  status integer,
  body TEXT,
  constraint idempotent_answers_key primary key (scope, key)
);
create table outbox (
  id TEXT not null,
  site_id integer not null,
  recipient TEXT not null,
  content TEXT not null,
  created_at bigint not null,
  attempts integer not null,
  retry_at bigint not null,
  lease_until bigint,
  sent_at bigint,
  constraint outbox_key primary key (id)
);
create index outbox_waiting on outbox (retry_at) where sent_at is null;
create table mailbox (
  message_id TEXT not null,
  recipient TEXT not null,
  sent_at bigint not null,
  document TEXT not null,
  constraint mailbox_key primary key (message_id)
);
create table shop_values (
  key TEXT not null,
  value TEXT not null,
  constraint shop_values_key primary key (key)
);
create table offers (
  site_id integer not null,
  offer_id integer not null,
  document TEXT not null,
  constraint offers_key primary key (site_id, offer_id)
);

-- migration 002-rule-book
alter table bookings add column group_code TEXT;
alter table bookings add column group_travellers integer default 0 not null;
alter table bookings add column ambassador_code TEXT;
alter table bookings add column commission integer default 0 not null;
alter table bookings add column wake_at bigint;
-- 0 makes the scheduler look at every booking soon. Only `domain/` can compute the next time.
update bookings set wake_at = 0 where status in ('draft', 'confirmed');
create index bookings_by_wake on bookings (wake_at, id) where wake_at is not null;
create index bookings_by_group on bookings (group_code) where group_code is not null;
create index bookings_by_ambassador on bookings (ambassador_code) where ambassador_code is not null;
create index bookings_by_end on bookings (ends_on) where status = 'confirmed';
create table waits (
  unit_id integer not null,
  booking_id TEXT not null,
  placed_at bigint not null,
  wholes integer not null,
  pairs integer not null,
  singles integer not null,
  constraint waits_key primary key (unit_id, booking_id),
  constraint waits_booking foreign key (booking_id) references bookings (id) on delete cascade
);
create index waits_by_booking on waits (booking_id);
-- sqlite
insert into waits (unit_id, booking_id, placed_at, wholes, pairs, singles)
  select seat.value ->> 'unitId', bookings.id, bookings.document ->> '$.booking.placedAt',
  seat.value ->> 'wholes', seat.value ->> 'pairs', seat.value ->> 'singles'
  from bookings, json_each(bookings.document, '$.booking.seats') as seat where bookings.status = 'reserveList';
-- postgres
insert into waits (unit_id, booking_id, placed_at, wholes, pairs, singles)
  select (seat ->> 'unitId')::integer, bookings.id, (bookings.document::json -> 'booking' ->> 'placedAt')::bigint,
  (seat ->> 'wholes')::integer, (seat ->> 'pairs')::integer, (seat ->> 'singles')::integer
  from bookings, json_array_elements(bookings.document::json -> 'booking' -> 'seats') as seat where bookings.status = 'reserveList';
create table vouchers (
  code TEXT not null,
  account_id TEXT,
  created_at bigint not null,
  document TEXT not null,
  constraint vouchers_key primary key (code)
);
create index vouchers_by_account on vouchers (account_id) where account_id is not null;
create table ambassadors (
  account_id TEXT not null,
  constraint ambassadors_key primary key (account_id)
);
create table ambassador_codes (
  name TEXT not null,
  account_id TEXT not null,
  document TEXT not null,
  constraint ambassador_codes_key primary key (name)
);
create index ambassador_codes_by_account on ambassador_codes (account_id);
create table messages (
  id TEXT not null,
  account_id TEXT not null,
  created_at bigint not null,
  read_at bigint,
  document TEXT not null,
  constraint messages_key primary key (id)
);
create index messages_by_account on messages (account_id, created_at);

-- migration 003-known-devices
alter table sessions add column agent TEXT default '' not null;
create index sessions_by_last_seen on sessions (last_seen_at);
create index rate_events_by_time on rate_events (at);
create index idempotent_answers_by_end on idempotent_answers (kept_until);
create index email_tokens_by_end on email_tokens (expires_at);

-- migration 004-online-payments
-- A table for online payments, which customers begin at the payment provider (R31).
create table payments (
  id TEXT not null,
  booking_id TEXT not null,
  amount integer not null,
  commission integer not null,
  state TEXT not null,
  created_at bigint not null,
  constraint payments_key primary key (id)
);
create index payments_by_booking on payments (booking_id, created_at);

-- migration 005-papers
-- No two papers have the same number. This index also finds the last number of a year.
create table papers (
  booking_id TEXT not null,
  kind TEXT not null,
  year integer not null,
  n integer not null,
  made_at bigint not null,
  open integer not null,
  content TEXT,
  file BYTES,
  constraint papers_key primary key (booking_id, kind),
  constraint papers_number unique (kind, year, n)
);
create table paper_links (
  hash TEXT not null,
  booking_id TEXT not null,
  kind TEXT not null,
  expires_at bigint not null,
  constraint paper_links_key primary key (hash)
);
create index paper_links_by_end on paper_links (expires_at);
create index paper_links_by_booking on paper_links (booking_id);

-- migration 006-trips-by-email
-- A faster index of people by e-mail: each screen of a draft counts their past trips (R20).
drop index people_by_email;
create index people_by_email on people (email, journal_n, booking_id);
create index bookings_ended on bookings (id, status, ends_on);

-- migration 007-fewer-indexes
-- Removes an index. It made every save slower, but reads hardly faster.
drop index bookings_ended;

-- migration 008-age-requests
-- An index of drafts that ask the office to accept a traveller of 45+ (R33).
alter table bookings add column age_asked_at bigint;
create index bookings_age_asked on bookings (age_asked_at) where age_asked_at is not null;
-- sqlite
update bookings set age_asked_at = json_extract(document, '$.booking.ageRequest.at')
  where status = 'draft' and json_extract(document, '$.booking.ageCleared') = 0;
-- postgres
update bookings set age_asked_at = (document::jsonb #>> '{booking,ageRequest,at}')::bigint
  where status = 'draft' and document::jsonb #>> '{booking,ageCleared}' = 'false';

-- migration 009-done-under-keys
-- In the command's own transaction, stores what a call with an idempotency key has changed.
alter table idempotent_answers add column attempt TEXT default '' not null;
alter table idempotent_answers add column done TEXT;

-- migration 010-payable-attempts
-- Stores the address of the payment page, so that a link opens the same attempt to pay (R68).
alter table payments add column redirect_to TEXT;

-- migration 011-newsletter
create table newsletter (
  site_id integer not null,
  email TEXT not null,
  wording TEXT not null,
  agreed_at bigint not null,
  asked_at bigint not null,
  confirmed_at bigint,
  question_hash TEXT,
  leave_key TEXT not null,
  constraint newsletter_key primary key (site_id, email),
  constraint newsletter_leave_key unique (leave_key)
);
create index newsletter_by_question on newsletter (question_hash);
create index newsletter_by_email on newsletter (email);

-- migration 012-provider-orders
-- Older attempts have no stored payment page, so their links begin a new attempt to pay.
alter table payments add column order_id TEXT;
alter table payments add column ask_at bigint;
create index payments_to_ask on payments (ask_at, id) where ask_at is not null;
update payments set redirect_to = null;

-- migration 013-shop-versions
-- A table for changes of offers, settings and sellers. Offers of the opening are in `offers`.
create table shop_versions (
  n bigint not null,
  kind TEXT not null,
  site_id integer not null,
  ref integer not null,
  at bigint not null,
  document TEXT not null,
  constraint shop_versions_key primary key (n, kind, site_id, ref)
);
create index shop_versions_by_ref on shop_versions (kind, ref, site_id, n);

-- migration 014-refused-commands
-- An index of refused commands in the journal: their number per booking is limited (R46).
create index journal_refused on journal (booking_id) where type = 'refused';

-- migration 015-bank-statements
-- Stores every bank line once. Its key is made from its content.
create table bank_imports (
  id integer not null,
  document TEXT not null,
  constraint bank_imports_key primary key (id)
);
create table bank_entries (
  id TEXT not null,
  import_id integer not null,
  n integer not null,
  key TEXT not null,
  account TEXT not null,
  day TEXT not null,
  state TEXT not null,
  document TEXT not null,
  constraint bank_entries_key primary key (id),
  constraint bank_entries_once unique (key)
);
create index bank_entries_by_import on bank_entries (import_id, n);
create index bank_entries_by_day on bank_entries (account, day);
create index bank_entries_by_state on bank_entries (state);
create table refund_orders (
  id TEXT not null,
  booking_id TEXT not null,
  ordered_at bigint not null,
  state TEXT not null,
  document TEXT not null,
  constraint refund_orders_key primary key (id)
);
create index refund_orders_by_booking on refund_orders (booking_id);
create index refund_orders_by_state on refund_orders (state);

-- migration 016-further-papers
-- Allows several papers of one kind for a booking (R38).
create table papers_of_bookings (
  booking_id TEXT not null,
  kind TEXT not null,
  year integer not null,
  n integer not null,
  made_at bigint not null,
  open integer not null,
  content TEXT,
  file BYTES,
  part integer not null,
  constraint papers_of_bookings_key primary key (booking_id, kind, part),
  constraint papers_of_bookings_number unique (kind, year, n)
);
-- Each paper becomes the booking's first paper of its kind.
insert into papers_of_bookings (booking_id, kind, year, n, made_at, open, content, file, part)
  select booking_id, kind, year, n, made_at, open, content, file, 0 from papers;
drop table papers;
alter table papers_of_bookings rename to papers;
create index papers_by_moment on papers (made_at, kind);
alter table paper_links add column part integer default 0 not null;
create table papers_to_settle (
  booking_id TEXT not null,
  constraint papers_to_settle_key primary key (booking_id)
);
create table documents (
  id TEXT not null,
  site_id integer not null,
  name TEXT not null,
  title TEXT not null,
  version TEXT not null,
  valid_from TEXT not null,
  brand TEXT not null,
  kept_at bigint not null,
  page TEXT not null,
  file BYTES,
  constraint documents_key primary key (id)
);

-- migration 017-given-up-mails
alter table outbox add column given_up_at bigint;
alter table outbox add column trouble TEXT;

-- migration 018-sent-files
-- Stores every attached file once. Messages have links to it (R41).
create table sent_files (
  id TEXT not null,
  file BYTES not null,
  constraint sent_files_key primary key (id)
);
create table message_files (
  message_id TEXT not null,
  file_id TEXT not null,
  constraint message_files_key primary key (message_id, file_id)
);
create index message_files_by_file on message_files (file_id);

-- migration 019-odd-notices
create table odd_notices (
  payment_id TEXT not null,
  open integer not null,
  document TEXT not null,
  constraint odd_notices_key primary key (payment_id)
);

-- migration 020-shown-documents
-- Stores which documents step 6 showed. An order that names none accepts these (R38).
create table shown_documents (
  booking_id TEXT not null,
  shown_at bigint not null,
  documents TEXT not null,
  constraint shown_documents_key primary key (booking_id)
);

-- migration 021-payment-providers
-- Existing payments get the provider PayU, the only one before this migration.
alter table payments add column provider TEXT default 'payu' not null;
update refund_orders set document = replace(document, '"kind":"online",', '"kind":"online","provider":"payu",');
update odd_notices set document = '{"provider":"payu",' || substr(document, 2);

-- migration 022-office-lists
-- Indexes for the office's lists: the bookings of an offer, and cancelled bookings.
create index bookings_by_offer on bookings (offer_id);
create index bookings_cancelled on bookings (id) where status = 'cancelled';

-- migration 023-order-links
-- Links to prepared orders. Only the hashes of their tokens are stored (R55.4).
create table order_links (
  hash TEXT not null,
  booking_id TEXT not null,
  expires_at bigint not null,
  constraint order_links_key primary key (hash)
);

-- migration 024-reviews
-- A table of reviews for public pages. A review is also in its booking's document (R72).
create table reviews (
  booking_id TEXT not null,
  offer_id integer not null,
  stars integer not null,
  given_at bigint not null,
  hidden integer not null,
  constraint reviews_key primary key (booking_id)
);
create index reviews_by_offer on reviews (offer_id, given_at);
create index reviews_by_moment on reviews (given_at);

-- migration 026-cancelled-paid
-- An index of cancelled bookings that have payments (issue 43).
drop index bookings_cancelled;
create index bookings_cancelled_paid on bookings (id)
  where status = 'cancelled' and document not like '%"payments":[]%';

-- migration 026-report-views
-- Views for reporting tools such as Grafana, which only read (issue 43, docs/exports.md). They contain no
-- person, code or payment number. A migration that changes the columns of a view must drop it first.
-- sqlite
create view report_bookings as select bookings.id as booking, site_id as site, offer_id as offer, status, ends_on,
  strftime('%Y-%m-%dT%H:%M:%SZ', json_extract(document, '$.booking.placedAt') / 1000, 'unixepoch') as ordered_at,
  strftime('%Y-%m-%dT%H:%M:%SZ', json_extract(document, '$.booking.cancelledAt') / 1000, 'unixepoch') as cancelled_at,
  json_extract(document, '$.booking.reason') as cancel_reason,
  (select count(*) from json_each(document, '$.booking.choices.participants') as item) as travellers,
  json_extract(document, '$.booking.quote.price') / 100.0 as price,
  coalesce((select sum(json_extract(item.value, '$.amount')) from json_each(document, '$.booking.payments') as item), 0) / 100.0 as paid
  from bookings where status in ('confirmed', 'reserveList', 'cancelled');
-- postgres
create view report_bookings as select bookings.id as booking, site_id as site, offer_id as offer, status, ends_on,
  to_timestamp((document::jsonb #>> '{booking,placedAt}')::bigint / 1000) as ordered_at,
  to_timestamp((document::jsonb #>> '{booking,cancelledAt}')::bigint / 1000) as cancelled_at,
  document::jsonb #>> '{booking,reason}' as cancel_reason,
  (select count(*) from jsonb_array_elements(coalesce(document::jsonb #> '{booking,choices,participants}', '[]'))
  with ordinality as item (value, nth)) as travellers,
  (document::jsonb #>> '{booking,quote,price}')::bigint / 100.0 as price,
  coalesce((select sum((item.value ->> 'amount')::bigint) from jsonb_array_elements(coalesce(document::jsonb #> '{booking,payments}', '[]'))
  with ordinality as item (value, nth)), 0) / 100.0 as paid
  from bookings where status in ('confirmed', 'reserveList', 'cancelled');
-- sqlite
create view report_rows as select bookings.id as booking, site_id as site, offer_id as offer, status,
  item.key + 1 as position, json_extract(item.value, '$.userNum') as traveller,
  json_extract(item.value, '$.kind') as kind, json_extract(item.value, '$.name') as name,
  json_extract(item.value, '$.price') / 100.0 as price, json_extract(item.value, '$.currency') as currency,
  case when json_extract(item.value, '$.onSpot') then 1 else 0 end as on_the_spot
  from bookings, json_each(document, '$.booking.quote.rows') as item where status in ('confirmed', 'reserveList', 'cancelled');
-- postgres
create view report_rows as select bookings.id as booking, site_id as site, offer_id as offer, status,
  item.nth as position, (item.value ->> 'userNum')::bigint as traveller,
  item.value ->> 'kind' as kind, item.value ->> 'name' as name,
  (item.value ->> 'price')::bigint / 100.0 as price, item.value ->> 'currency' as currency,
  case when item.value ->> 'onSpot' = 'true' then 1 else 0 end as on_the_spot
  from bookings, jsonb_array_elements(coalesce(document::jsonb #> '{booking,quote,rows}', '[]'))
  with ordinality as item (value, nth) where status in ('confirmed', 'reserveList', 'cancelled');
-- sqlite
create view report_payments as select bookings.id as booking, site_id as site, offer_id as offer, status,
  item.key + 1 as position, json_extract(item.value, '$.method') as method,
  json_extract(item.value, '$.amount') / 100.0 as amount, strftime('%Y-%m-%dT%H:%M:%SZ', json_extract(item.value, '$.at') / 1000, 'unixepoch') as paid_at
  from bookings, json_each(document, '$.booking.payments') as item where status in ('confirmed', 'reserveList', 'cancelled');
-- postgres
create view report_payments as select bookings.id as booking, site_id as site, offer_id as offer, status,
  item.nth as position, item.value ->> 'method' as method,
  (item.value ->> 'amount')::bigint / 100.0 as amount, to_timestamp((item.value ->> 'at')::bigint / 1000) as paid_at
  from bookings, jsonb_array_elements(coalesce(document::jsonb #> '{booking,payments}', '[]'))
  with ordinality as item (value, nth) where status in ('confirmed', 'reserveList', 'cancelled');
-- sqlite
create view report_occupancy as select bookings.site_id as site, bookings.offer_id as offer,
  bookings.ends_on, claims.unit_id as unit, sum(claims.wholes) as whole_yachts,
  sum(claims.pairs) as cabins, sum(claims.singles) as places,
  sum(case when claims.hold_until is null then 0 else 1 end) as holds
  from claims join bookings on bookings.id = claims.booking_id
  where claims.hold_until is null or claims.hold_until > cast(strftime('%s', 'now') as integer) * 1000
  group by bookings.site_id, bookings.offer_id, bookings.ends_on, claims.unit_id;
-- postgres
create view report_occupancy as select bookings.site_id as site, bookings.offer_id as offer,
  bookings.ends_on, claims.unit_id as unit, sum(claims.wholes) as whole_yachts,
  sum(claims.pairs) as cabins, sum(claims.singles) as places,
  sum(case when claims.hold_until is null then 0 else 1 end) as holds
  from claims join bookings on bookings.id = claims.booking_id
  where claims.hold_until is null or claims.hold_until > extract(epoch from now()) * 1000
  group by bookings.site_id, bookings.offer_id, bookings.ends_on, claims.unit_id;

-- migration 027-aboard
-- A table that says how many people sail on each offer, without personal data (issue 40).
create table aboard (
  offer_id integer not null,
  ends_on TEXT not null,
  document TEXT not null,
  constraint aboard_key primary key (offer_id)
);
create index aboard_by_end on aboard (ends_on);

-- migration 028-booking-summaries
-- Empty, because migration 029 creates this index, with more data of each booking.

-- migration 029-reported-summaries
-- On SQLite, replaces migration 022's index by one with all data of lists and reports (issue 43).
-- It has the SQL of `summaryJsonSql`, so that lists can read the index only.
-- sqlite
drop index if exists bookings_by_offer;
-- sqlite
drop index if exists bookings_summaries;
-- sqlite
create index bookings_summaries on bookings (offer_id, status, id, case when document like '{"v":4,%'
  then '[' || json_extract(document,
    '$.booking.siteId', '$.booking.offerId', '$.booking.status', '$.booking.placedAt',
    '$.booking.createdAt', '$.booking.cancelAskedAt', '$.booking.cancelledAt', '$.booking.reason',
    '$.booking.refund', '$.booking.reserveList', '$.booking.keptLate', '$.booking.firstDue',
    '$.booking.wayAwaited', '$.booking.quote.price', '$.booking.plan', '$.booking.payments',
    '$.booking.seats', '$.booking.vouchers', '$.booking.notes', '$.booking.choices.participants[0].userNum') || ',' ||
  json_array_length(document, '$.booking.choices.participants') || ']' else document end);

-- migration 030-booker-contacts
-- On SQLite, an index with the bookers' contacts, so that a list reads no other table (issue 43).
-- It has the SQL of `contactJsonSql`.
-- sqlite
create index people_bookers on people (booking_id, journal_n, user_num, json_extract(data,
  '$.person.firstName','$.person.lastName','$.person.phone','$.person.email'))
  where journal_n = 0 and user_num = 1;
