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
  /** A monotonic clock, in milliseconds. */
  readonly ticks: () => number;
  /** Reports a failed call: its name and the provider's code, never the request. */
  readonly failed: (call: string, why: string) => void;
  /** Maximum milliseconds for a response. */
  readonly patience: number;
  /** The shop's address for notifications. */
  readonly notifyUrl: string;
  /** The page to which the provider returns the browser: one of the booking's brand. */
  readonly continueUrl: (order: Pick<PaymentOrder, 'siteId' | 'bookingId'>) => string;
};

/** A notification's raw body, unpacked, and its headers. */
export type ReceivedNotification = {
  readonly body: Uint8Array;
  readonly header: (name: string) => string | undefined;
};

/**
 * `forged`: not signed with the shop's key. `unreadable`: signed, but of an unknown form.
 * `otherShop`: of another point of sale.
 */
export type NotificationFailure = 'forged' | 'unreadable' | 'otherShop';

/** A notification of a payment or of a refund. */
export type Notified = { readonly weight: Weight } & (
  | { readonly about: 'payment'; readonly notice: PaymentNotice }
  | { readonly about: 'refund'; readonly notice: RefundNotice }
);

/** The object that a provider's folder exports. */
export type ProviderFolder<Settings> = {
  /** Stored with each payment, so it never changes. */
  readonly name: string;
  /** The name for people. */
  readonly label: string;
  /** Path of the provider's notifications. */
  readonly notificationPath: string;
  /**
   * Reads the provider's settings: null if there are none. Errors name the missing or wrong setting
   * and never show values.
   */
  readonly settings: (read: ReadSetting, production: boolean) => Result<Settings | null, string>;
  readonly provider: (settings: Settings, deps: ProviderDeps) => PaymentProviderCalls;
  /** Verifies the signature over the raw body first, then decodes it. */
  readonly readNotification: (
    settings: Settings,
    received: ReceivedNotification,
  ) => Result<Notified, NotificationFailure>;
};

type ProviderNames = Pick<ProviderFolder<never>, 'name' | 'label' | 'notificationPath'>;

/** A provider with its settings. */
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

/** A provider whose settings are not read yet. */
export type ListedProvider = ProviderNames & {
  readonly configure: (
    read: ReadSetting,
    production: boolean,
  ) => Result<ConfiguredProvider | null, string>;
};

/** Hides the type of a provider's settings, so that one list can hold all providers. */
export const listProvider = <Settings>(folder: ProviderFolder<Settings>): ListedProvider => ({
  ...{ name: folder.name, label: folder.label, notificationPath: folder.notificationPath },
  configure: (read, production) =>
    folder
      .settings(read, production)
      .map((settings) => (settings === null ? null : configureProvider(folder, settings))),
});
