import type { Result } from 'neverthrow';
import type {
  NoticeTrust,
  PaymentNotice,
  PaymentOrder,
  PaymentProvider,
  PaymentProviderCalls,
  RefundNotice,
} from '../../application/ports/online-payments.ts';

export type ReadSetting = (name: string) => string | null;

export type ProviderDeps = {
  /** A clock in milliseconds that never goes back. */
  readonly ticks: () => number;
  /** Reports a failed call: its name and the provider's error code, but no data of the request. */
  readonly failed: (call: string, why: string) => void;
  readonly patience: number;
  readonly notifyUrl: string;
  readonly continueUrl: (order: Pick<PaymentOrder, 'siteId' | 'bookingId'>) => string;
};

/** `body`: the raw bytes of the notification, already decompressed. */
export type ReceivedNotification = {
  readonly body: Uint8Array;
  readonly header: (name: string) => string | undefined;
};

/** `forged`: the signature is wrong. `otherShop`: it is for another account at the provider. */
export type NotificationFailure = 'forged' | 'unreadable' | 'otherShop';

/** A notification. `trust`: 'proof' if the signature is enough, 'hint' if the shop must query. */
export type ProviderNotice = { readonly trust: NoticeTrust } & (
  | { readonly about: 'payment'; readonly notice: PaymentNotice }
  | { readonly about: 'refund'; readonly notice: RefundNotice }
);

export type ProviderFolder<Settings> = {
  /** The provider's name. It is stored with every payment, so it must never change. */
  readonly name: string;
  readonly label: string;
  readonly notificationPath: string;
  /** Reads the provider's settings; null if none are set. Errors never contain their values. */
  readonly settings: (read: ReadSetting, production: boolean) => Result<Settings | null, string>;
  readonly provider: (settings: Settings, deps: ProviderDeps) => PaymentProviderCalls;
  /** Verifies the signature over the raw body, then decodes the body. */
  readonly readNotification: (
    settings: Settings,
    received: ReceivedNotification,
  ) => Result<ProviderNotice, NotificationFailure>;
};

type ProviderNames = Pick<ProviderFolder<never>, 'name' | 'label' | 'notificationPath'>;

export type ConfiguredProvider = ProviderNames & {
  readonly open: (deps: ProviderDeps) => PaymentProvider;
  readonly readNotification: (
    received: ReceivedNotification,
  ) => Result<ProviderNotice, NotificationFailure>;
};

export const configureProvider = <Settings>(
  { name, label, notificationPath, provider, readNotification }: ProviderFolder<Settings>,
  settings: Settings,
): ConfiguredProvider => ({
  ...{ name, label, notificationPath },
  open: (deps) => ({ name, label, ...provider(settings, deps) }),
  readNotification: (received) => readNotification(settings, received),
});

export type ListedProvider = ProviderNames & {
  readonly configure: (
    read: ReadSetting,
    production: boolean,
  ) => Result<ConfiguredProvider | null, string>;
};

/**
 * Converts a provider to an item of the list of providers. Each provider has its own type of
 * settings. The result hides this type, so one list can hold all providers.
 */
export const toListedProvider = <Settings>(folder: ProviderFolder<Settings>): ListedProvider => ({
  ...{ name: folder.name, label: folder.label, notificationPath: folder.notificationPath },
  configure: (read, production) =>
    folder
      .settings(read, production)
      .map((settings) => (settings === null ? null : configureProvider(folder, settings))),
});
