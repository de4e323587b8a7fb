import type { BrandSettings } from '../../../../domain/brand-settings.ts';
import type { Limit } from '../../../../domain/limits.ts';
import { wireMoney } from '../../contract/codecs/amounts.ts';
import type { Site } from '../../contract/offers/site.ts';

const presentMinute = ({
  perParticipant,
  wholeYacht,
}: BrandSettings['firstMinute']): Site['Rebates']['FirstMinute'] => ({
  PerParticipant: wireMoney(perParticipant),
  WholeYacht: wireMoney(wholeYacht),
});

/** Presents the brand settings that texts on the screens contain (R4). */
export const presentSite = (settings: BrandSettings, resets: Limit): Site => ({
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
  Resets: { Events: resets.events, Minutes: resets.minutes },
  Rebates: {
    FirstMinute: presentMinute(settings.firstMinute),
    SecondMinute: presentMinute(settings.secondMinute),
    Loyalty: settings.loyalty.map(({ trips, rebate }) => ({
      Trips: trips,
      Value: wireMoney(rebate),
    })),
    Group: settings.group.map(({ travellers, rebate }) => ({
      Travellers: travellers,
      Value: wireMoney(rebate),
    })),
    Ambassador: wireMoney(settings.ambassadorRebate),
    WholeYacht: wireMoney(settings.wholeYachtRebate),
    Skipper: wireMoney(settings.skipperRebate),
    Caps: {
      FirstMinute: wireMoney(settings.cap.firstMinute),
      SecondMinute: wireMoney(settings.cap.secondMinute),
      Otherwise: wireMoney(settings.cap.otherwise),
    },
  },
});
