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

export type ChaosWorld = {
  readonly shops: readonly ChaosShop[];
  readonly mails: Awaited<ReturnType<typeof lossyMailServer>>;
  /** The payment provider's stand-in never fails in this test. */
  readonly payu: StandIn;
  readonly disk: SmallDisk | null;
  readonly postgres: TestPostgres | null;
  openStore(): Promise<StoreKit>;
  close(): Promise<void>;
};

const MEGABYTES = 512;

export const openWorld = async (store: StoreName, chance: Chance): Promise<ChaosWorld> => {
  const mails = await lossyMailServer(chance);
  const disk = store === 'sqlite' ? openSmallDisk(MEGABYTES) : null;
  const postgres = store === 'postgres' ? await startPostgres() : null;
  const url = (await postgres?.freshDatabase()) ?? '';
  const place: Readonly<Record<string, string>> =
    disk === null ? { DATABASE_URL: url } : { SHOP_DATA: disk.folder };
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
      ...place,
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
    openStore: () => (disk === null ? openPostgres(url) : openSqlite(`${disk.folder}/shop.sqlite`)),
    close: async () => {
      for (const shop of shops) await shop.close();
      await payu.close();
      await postgres?.stop();
      disk?.remove();
      mails.close();
    },
  };
};
