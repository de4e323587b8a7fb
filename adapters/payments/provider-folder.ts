import type { Result } from 'neverthrow';
import type {
  PaymentNotice,
  PaymentOrder,
  PaymentProvider,
  PaymentProviderCalls,
  RefundNotice,
  Weight,
} from '../../application/ports/payment-provider.ts';

/** Returns a setting of the environment; null if it is missing or blank. */
export type ReadSetting = (name: string) => string | null;

export type ProviderDeps = {
  /** Returns the time of a monotonic clock, in milliseconds. */
  readonly ticks: () => number;
  /** Reports a failed call: its name and the provider's code, never the request. */
  readonly failed: (call: string, why: string) => void;
  /** Maximum milliseconds to wait for the provider's response. */
  readonly patience: number;
  /** The shop's address to which the provider sends notifications. */
  readonly notifyUrl: string;
  /** The page to which the provider returns the browser. It is a page of the booking's brand. */
  readonly continueUrl: (order: Pick<PaymentOrder, 'siteId' | 'bookingId'>) => string;
};

/** A received notification: its raw body, decompressed, and its headers. */
export type ReceivedNotification = {
  readonly body: Uint8Array;
  readonly header: (name: string) => string | undefined;
};

/**
 * Why a notification is refused. `forged`: not signed with the shop's key. `unreadable`: unknown
 * form. `otherShop`: for another point of sale.
 */
export type NotificationFailure = 'forged' | 'unreadable' | 'otherShop';

/** A notification about a payment or a refund. `weight` is how much its signature proves. */
export type Notified = { readonly weight: Weight } & (
  | { readonly about: 'payment'; readonly notice: PaymentNotice }
  | { readonly about: 'refund'; readonly notice: RefundNotice }
);

export type ProviderFolder<Settings> = {
  /** The provider's name. It is stored with each payment, so it must never change. */
  readonly name: string;
  readonly label: string;
  readonly notificationPath: string;
  /**
   * Reads the provider's settings; null if none are set. An error names the wrong setting, never
   * its value.
   */
  readonly settings: (read: ReadSetting, production: boolean) => Result<Settings | null, string>;
  readonly provider: (settings: Settings, deps: ProviderDeps) => PaymentProviderCalls;
  /**
   * Reads a notification. It verifies the signature over the raw body before it decodes the body.
   */
  readonly readNotification: (
    settings: Settings,
    received: ReceivedNotification,
  ) => Result<Notified, NotificationFailure>;
};

type ProviderNames = Pick<ProviderFolder<never>, 'name' | 'label' | 'notificationPath'>;

export type ConfiguredProvider = ProviderNames & {
  readonly open: (deps: ProviderDeps) => PaymentProvider;
  readonly readNotification: (
    received: ReceivedNotification,
  ) => Result<Notified, NotificationFailure>;
};

export const configureProvider = <Settings>(
  { name, label, notificationPath, provider, readNotification }: ProviderFolder<Settings>,
  settings: Settings,
): ConfiguredProvider => ({
  ...{ name, label, notificationPath },
  open: (deps) => ({ name, label, ...provider(settings, deps) }),
  readNotification: (received) => readNotification(settings, received),
});

/** A provider whose settings have not been read yet. */
export type ListedProvider = ProviderNames & {
  readonly configure: (
    read: ReadSetting,
    production: boolean,
  ) => Result<ConfiguredProvider | null, string>;
};

/**
 * Adds a provider to the list of all. Its type of settings is hidden, so that one list can hold all
 * providers.
 */
export const listProvider = <Settings>(folder: ProviderFolder<Settings>): ListedProvider => ({
  ...{ name: folder.name, label: folder.label, notificationPath: folder.notificationPath },
  configure: (read, production) =>
    folder
      .settings(read, production)
      .map((settings) => (settings === null ? null : configureProvider(folder, settings))),
});
