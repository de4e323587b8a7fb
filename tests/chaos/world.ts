import { STAND_IN_ACCOUNT } from '../../adapters/dev/payment-stand-in/account.ts';
import type { Deliver } from '../../adapters/dev/payment-stand-in/news.ts';
import { openStandIn, type StandIn } from '../../adapters/dev/payment-stand-in/stand-in.ts';
import { openPostgres } from '../../adapters/storage/postgres/postgres.ts';
import { openSqlite } from '../../adapters/storage/sqlite/sqlite.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import type { Chance } from '../simulation/chance.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startShopProcess } from '../support/shop-process.ts';
import { openSmallDisk, type SmallDisk } from '../support/small-disk.ts';
import { lossyMailServer } from './mail-server.ts';

export type StoreName = 'sqlite' | 'postgres';
export type ChaosShop = Awaited<ReturnType<typeof startShopProcess>>;

/** Where the shops of a world keep their data, and what can break there. */
export type ChaosPlace = {
  readonly disk: SmallDisk | null;
  readonly postgres: TestPostgres | null;
  readonly environment: Readonly<Record<string, string>>;
  openStore(): Promise<StoreKit>;
  remove(): Promise<void>;
};

export type ChaosWorld = Omit<ChaosPlace, 'environment' | 'remove'> & {
  readonly shops: readonly ChaosShop[];
  readonly mails: Awaited<ReturnType<typeof lossyMailServer>>;
  /** The payment provider's stand-in never fails in this test. */
  readonly payu: StandIn;
  close(): Promise<void>;
};

const MEGABYTES = 512;

export const openPlace = async (store: StoreName): Promise<ChaosPlace> => {
  if (store === 'sqlite') {
    const disk = openSmallDisk(MEGABYTES);
    return {
      disk,
      postgres: null,
      environment: { SHOP_DATA: disk.folder },
      openStore: () => openSqlite(`${disk.folder}/shop.sqlite`),
      remove: async () => disk.remove(),
    };
  }
  const postgres = await startPostgres();
  const url = await postgres.freshDatabase();
  return {
    disk: null,
    postgres,
    environment: { DATABASE_URL: url },
    openStore: () => openPostgres(url),
    remove: () => postgres.stop(),
  };
};

export const openWorld = async (place: ChaosPlace, chance: Chance): Promise<ChaosWorld> => {
  const { disk, postgres, openStore } = place;
  const mails = await lossyMailServer(chance);
  const shops: ChaosShop[] = [];
  const deliver: Deliver = async (url, headers, body) => {
    const target = new URL(new URL(url).pathname, chance.pick(shops)?.base ?? url);
    return (
      await fetch(target, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) })
    ).status;
  };
  const payu = await openStandIn({ account: STAND_IN_ACCOUNT, file: null, port: 0, deliver });
  const { posId, clientId, clientSecret, secondKey } = STAND_IN_ACCOUNT;
  const environment = {
    ...{
      ...place.environment,
      SMTP_URL: mails.url,
      PAYU_URL: payu.url,
      PAYU_POS_ID: posId,
      PAYU_CLIENT_ID: clientId,
    },
    ...{ PAYU_CLIENT_SECRET: clientSecret, PAYU_SECOND_KEY: secondKey },
  };
  shops.push(
    ...(await Promise.all([startShopProcess(environment), startShopProcess(environment)])),
  );
  return {
    shops,
    mails,
    payu,
    disk,
    postgres,
    openStore,
    close: async () => {
      for (const shop of shops) await shop.close();
      await payu.close();
      await place.remove();
      mails.close();
    },
  };
};
