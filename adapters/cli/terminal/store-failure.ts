import type {
  StoreUnavailable,
  UnavailableReason,
} from '../../../application/ports/store-unavailable.ts';
import type { Config } from '../../system/config.ts';
import { requireDatabaseAddress } from '../../system/database-address.ts';

type Sentence = (where: string) => string;
type StoreError = Record<UnavailableReason, Sentence>;

const FILE_ERRORS: StoreError = {
  broken: (file) =>
    `${file} is damaged: put a copy of it back in its place, or name another folder with SHOP_DATA`,
  busy: (file) => `another program keeps ${file} locked: end it, and try again`,
  full: (file) => `the disk of ${file} is full: free space on the disk, and try again`,
  readOnly: (file) =>
    `${file} is read-only for this user: allow this user to write the file and its folder, or name another folder with SHOP_DATA`,
  unreachable: (file) =>
    `${file} cannot be opened: check the path and permissions of the file and its folder, or name another folder with SHOP_DATA`,
};

const SERVER_ERRORS: StoreError = {
  broken: (server) =>
    `${server} reports damaged files or a failing disk: read the log of the server`,
  busy: (server) => `${server} is too busy to answer in time: try again when it has less to do`,
  full: (server) => `${server} has a full disk: free space on the disk, and try again`,
  readOnly: (server) =>
    `${server} accepts no writes: name a server that accepts writes with DATABASE_URL`,
  unreachable: (server) => `${server} cannot be reached: start it, or correct DATABASE_URL`,
};

const UNTRUSTED = /CERT|SELF_SIGNED|UNABLE_TO_(?:GET_ISSUER|VERIFY)/;
const isUntrusted = ({ cause }: StoreUnavailable): boolean =>
  cause instanceof Error &&
  'code' in cause &&
  typeof cause.code === 'string' &&
  UNTRUSTED.test(cause.code);

const hostsText = (url: string): string =>
  requireDatabaseAddress(url)
    .urls.map((each) => new URL(each).host)
    .join(', ');

/** Returns why the store cannot be used, and what to do. Removes passwords from the text. */
export const storeFailureText = (store: Config['store'], failure: StoreUnavailable): string => {
  const { reason } = failure;
  // SQLite describes a damaged file in several lines. Put them on one line.
  const causeText = failure.own.trim().replaceAll(/\s*\n\s*/g, ' ');
  if (store.kind === 'postgres' && isUntrusted(failure))
    return `PostgreSQL at ${hostsText(store.url)} shows a certificate that is not trusted: name the root certificate with sslrootcert=FILE in DATABASE_URL, and write the host as in the certificate (${causeText}).`;
  if (store.kind === 'postgres' && causeText.includes('unsupported startup parameter'))
    return `A pooler stands before PostgreSQL at ${hostsText(store.url)}: add ?pooler=transaction to DATABASE_URL (${causeText}).`;
  const sentence =
    store.kind === 'sqlite'
      ? FILE_ERRORS[reason](store.file)
      : SERVER_ERRORS[reason](`PostgreSQL at ${hostsText(store.url)}`);
  return `${sentence} (${causeText}).`;
};
