import type { BrandSettings } from '../../../../domain/brand-settings.ts';
import type { Limit } from '../../../../domain/limits.ts';
import { toWireMoney } from '../../contract/codecs/amounts.ts';
import type { Site } from '../../contract/offers/site.ts';

const presentMinute = ({
  perParticipant,
  wholeYacht,
}: BrandSettings['firstMinute']): Site['Rebates']['FirstMinute'] => ({
  PerParticipant: toWireMoney(perParticipant),
  WholeYacht: toWireMoney(wholeYacht),
});

/** Presents the brand settings that texts on the screens contain (R4). */
export const presentSite = (settings: BrandSettings, passwordResetLimit: Limit): Site => ({
  SiteId: settings.siteId,
  Name: settings.name,
  BoatTripMarker: settings.boatTripMarker,
  OnlineCommissionPercent: String(settings.onlineCommissionPercent),
  BankTransfer: {
    Recipient: settings.bankTransfer.recipient,
    AccountNumber: settings.bankTransfer.accountNumber,
  },
  OfficeHours: settings.officeHours,
  Office: { Phone: settings.office.phone, Email: settings.office.email },
  Resets: { Events: passwordResetLimit.events, Minutes: passwordResetLimit.minutes },
  Rebates: {
    FirstMinute: presentMinute(settings.firstMinute),
    SecondMinute: presentMinute(settings.secondMinute),
    Loyalty: settings.loyalty.map(({ trips, rebate }) => ({
      Trips: trips,
      Value: toWireMoney(rebate),
    })),
    Group: settings.group.map(({ travellers, rebate }) => ({
      Travellers: travellers,
      Value: toWireMoney(rebate),
    })),
    Ambassador: toWireMoney(settings.ambassadorRebate),
    WholeYacht: toWireMoney(settings.wholeYachtRebate),
    Skipper: toWireMoney(settings.skipperRebate),
    Caps: {
      FirstMinute: toWireMoney(settings.cap.firstMinute),
      SecondMinute: toWireMoney(settings.cap.secondMinute),
      Otherwise: toWireMoney(settings.cap.otherwise),
    },
  },
});
