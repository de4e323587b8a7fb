import type { GeneratedAlways } from 'kysely';
import type { PaperKind } from '../../../../domain/booking/placed/papers.ts';

/** The tables as both databases have them: moments are epoch milliseconds, documents are JSON in a text, null is always meant. */
export type Tables = {
  bookings: {
    id: string;
    site_id: number;
    offer_id: number;
    status: 'draft' | 'confirmed' | 'reserveList' | 'cancelled' | 'removed';
    version: number;
    visitor_id: string;
    account_id: string | null;
    address: string | null;
    ends_on: string;
    created_at: number;
    saved_at: number;
    held_since: number | null;
    document: string;
    group_code: string | null;
    /** Travellers that it brings to its group; 0 while it is not confirmed, and for who joined late (R21). */
    group_travellers: number;
    ambassador_code: string | null;
    /** What it earns its ambassador as it stands, in grosze (R40). */
    commission: number;
    /** When time does something to it next. */
    wake_at: number | null;
    /** When a draft asked for the 45+ notice to be cleared, as long as the office has not (R33). */
    age_asked_at: number | null;
  };
  /** What a booking takes of a unit; `hold_until` null is for good (R6). */
  claims: { booking_id: string; unit_id: number; wholes: number; pairs: number; singles: number; hold_until: number | null };
  /** What a sign-up waits for, one row a unit (R11). */
  waits: { unit_id: number; booking_id: string; placed_at: number; wholes: number; pairs: number; singles: number };
  /** Personal data, one row a person: `journal_n` 0 is the booking as it is, else the journal line that it was typed in. */
  people: { booking_id: string; journal_n: number; user_num: number; email: string; data: string };
  past_trips: { email: string; ended_on: string; site_id: number };
  accounts: { id: string; email: string; created_at: number; document: string };
  email_tokens: { hash: string; kind: string; account_id: string; expires_at: number; visitor_id: string };
  sessions: { hash: string; visitor_id: string; account_id: string | null; created_at: number; last_seen_at: number; agent: string };
  rate_events: { key: string; at: number };
  idempotent_answers: {
    scope: string;
    key: string;
    body_hash: string;
    runs_until: number;
    kept_until: number;
    /** The try that has the key, and the id of what it did, once that is committed. */
    attempt: string;
    done: string | null;
    status: number | null;
    body: string | null;
  };
  vouchers: { code: string; account_id: string | null; created_at: number; document: string };
  ambassadors: { account_id: string };
  ambassador_codes: { name: string; account_id: string; document: string };
  newsletter: {
    site_id: number;
    email: string;
    wording: string;
    agreed_at: number;
    asked_at: number;
    confirmed_at: number | null;
    question_hash: string | null;
    leave_key: string;
  };
  /** Files of the office's messages, and which messages bring them. */
  sent_files: { id: string; file: Uint8Array };
  message_files: { message_id: string; file_id: string };
  messages: { id: string; account_id: string; created_at: number; read_at: number | null; document: string };
  /** `content` null was erased with its booker; `open` 0 is for the books alone (R39). */
  papers: {
    booking_id: string;
    kind: PaperKind;
    year: number;
    n: number;
    made_at: number;
    open: number;
    content: string | null;
    file: Uint8Array | null;
    part: number;
  };
  paper_links: { hash: string; booking_id: string; kind: PaperKind; part: number; expires_at: number };
  papers_to_settle: { booking_id: string };
  /** Documents that were shown beside an order; `page` is what they say, as JSON. */
  documents: {
    id: string;
    site_id: number;
    name: string;
    title: string;
    version: string;
    valid_from: string;
    brand: string;
    kept_at: number;
    page: string;
    file: Uint8Array | null;
  };
  /** What step 6 of a draft showed last; `documents` is JSON. */
  shown_documents: { booking_id: string; shown_at: number; documents: string };
  /** Payments that were begun at the provider, in grosze. */
  payments: {
    id: string;
    booking_id: string;
    amount: number;
    commission: number;
    state: 'pending' | 'completed' | 'rejected' | 'ended';
    created_at: number;
    redirect_to: string | null;
    order_id: string | null;
    ask_at: number | null;
  };
  /** `n` is drawn by the database; an insert leaves it out. `booking_id` is a booking's, or `voucher/…`, `ambassador/…`, `account/…`. */
  journal: { n: GeneratedAlways<number>; booking_id: string; type: string; at: number; line: string };
  outbox: {
    id: string;
    site_id: number;
    recipient: string;
    content: string;
    created_at: number;
    attempts: number;
    retry_at: number;
    lease_until: number | null;
    sent_at: number | null;
    given_up_at: number | null;
    /** What the mail server said last. */
    trouble: string | null;
  };
  mailbox: { message_id: string; recipient: string; sent_at: number; document: string };
  shop_values: { key: string; value: string };
  /** The offers that the shop was opened with. */
  offers: { site_id: number; offer_id: number; document: string };
  /** What changes left since: `n` is the change's line in the journal, `ref` the offer's number, 0 for what a brand has once. */
  shop_versions: { n: number; kind: 'offer' | 'figures' | 'seller'; site_id: number; ref: number; at: number; document: string };
  bank_imports: { id: number; document: string };
  /** `key` is what every file knows a line by. */
  bank_entries: {
    id: string;
    import_id: number;
    n: number;
    key: string;
    account: string;
    day: string;
    state: 'open' | 'booked' | 'aside';
    document: string;
  };
  refund_orders: {
    id: string;
    booking_id: string;
    ordered_at: number;
    state: 'ordered' | 'done' | 'withdrawn' | 'returned';
    document: string;
  };
  /** Word of the provider's that was not registered; `open` 1 waits for the office. */
  odd_notices: { payment_id: string; open: number; document: string };
  migrations: { name: string };
};
