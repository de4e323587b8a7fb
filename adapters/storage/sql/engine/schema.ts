import type { GeneratedAlways } from 'kysely';
import type { PaperKind } from '../../../../domain/booking/placed/papers.ts';

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
    /** Travellers who count for the group: of confirmed bookings that joined it in time (R21). */
    group_travellers: number;
    ambassador_code: string | null;
    /** The commission that the booking earns its ambassador, in grosze (R40). */
    commission: number;
    wake_at: number | null;
    /** When the office was asked to accept a traveller of 45+. Null if no request waits (R33). */
    age_asked_at: number | null;
  };
  /** `hold_until` is the end of a hold. Null if the places are taken permanently (R6). */
  claims: {
    booking_id: string;
    unit_id: number;
    wholes: number;
    pairs: number;
    singles: number;
    hold_until: number | null;
  };
  waits: {
    unit_id: number;
    booking_id: string;
    placed_at: number;
    wholes: number;
    pairs: number;
    singles: number;
  };
  /** `hidden` is 1 if the office has hidden the review, otherwise 0 (R72). */
  reviews: {
    booking_id: string;
    offer_id: number;
    stars: number;
    given_at: number;
    hidden: number;
  };
  /** `journal_n` is 0 for a person's current data. Otherwise: number of the journal line. */
  people: { booking_id: string; journal_n: number; user_num: number; email: string; data: string };
  past_trips: { email: string; ended_on: string; site_id: number };
  accounts: { id: string; email: string; created_at: number; document: string };
  email_tokens: {
    hash: string;
    kind: 'activation' | 'reset';
    account_id: string;
    expires_at: number;
    visitor_id: string;
  };
  sessions: {
    hash: string;
    visitor_id: string;
    account_id: string | null;
    created_at: number;
    last_seen_at: number;
    agent: string;
  };
  rate_events: { key: string; at: number };
  idempotent_answers: {
    scope: string;
    key: string;
    body_hash: string;
    runs_until: number;
    kept_until: number;
    /**
     * `attempt`: id of the run that currently executes the call with this idempotency key. `done`:
     * id of what this run has changed; null as long as it has changed nothing.
     */
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
  sent_files: { id: string; file: Uint8Array };
  message_files: { message_id: string; file_id: string };
  messages: {
    id: string;
    account_id: string;
    created_at: number;
    read_at: number | null;
    document: string;
  };
  /** `content` is null after an erasure. `open` is 0 if customers cannot see the paper (R39). */
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
  paper_links: {
    hash: string;
    booking_id: string;
    kind: PaperKind;
    part: number;
    expires_at: number;
  };
  papers_to_settle: { booking_id: string };
  /**
   * Documents that a customer accepts with an order, such as the terms. `page`: their content as
   * JSON.
   */
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
  order_links: { hash: string; booking_id: string; expires_at: number };
  /** `document` says in JSON how many people sail on an offer, without their names. */
  aboard: { offer_id: number; ends_on: string; document: string };
  shown_documents: { booking_id: string; shown_at: number; documents: string };
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
    provider: string;
  };
  /** `booking_id`: a booking's id, or another subject: `voucher/…`, `ambassador/…`, `account/…`. */
  journal: {
    n: GeneratedAlways<number>;
    booking_id: string;
    type: string;
    at: number;
    line: string;
  };
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
    trouble: string | null;
  };
  mailbox: { message_id: string; recipient: string; sent_at: number; document: string };
  shop_values: { key: string; value: string };
  offers: { site_id: number; offer_id: number; document: string };
  /** `n`: journal line of the change. `ref`: an offer's id; 0 for a brand's settings or seller. */
  shop_versions: {
    n: number;
    kind: 'offer' | 'figures' | 'seller';
    site_id: number;
    ref: number;
    at: number;
    document: string;
  };
  bank_imports: { id: number; document: string };
  /** `key` identifies a bank line. If several files contain the same line, it is stored once. */
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
  /**
   * Notifications of the payment provider that do not match the shop's data. `open` is 1 until the
   * office has handled the notification, then 0.
   */
  odd_notices: { payment_id: string; open: number; document: string };
  migrations: { name: string };
};

/** Matches documents of bookings without payments. An index has the same condition. */
export const UNPAID_DOCUMENT = '%"payments":[]%';
