import type { CodeView } from '../../../../../application/panel/codes.ts';
import type { Message, MessageWords } from '../../../../../application/ports/messages.ts';
import type { Settings } from '../../../../../application/ports/system.ts';
import type { Instant } from '../../../../../domain/calendar.ts';
import { SHOP_SITE } from '../../../../../domain/sites.ts';
import { type Voucher, voucherState } from '../../../../../domain/vouchers/voucher.ts';
import { toWireMoney } from '../../../contract/codecs/amounts.ts';
import { toWireInstant } from '../../../contract/codecs/texts.ts';
import type { AmbassadorCode, Voucher as WireVoucher } from '../../../contract/panel/codes.ts';
import { messageFilePath, type Message as WireMessage } from '../../../contract/panel/panel.ts';

export const createMessagePresenter =
  (settings: Pick<Settings, 'of'>, words: MessageWords) =>
  ({ id, siteId, content, attachments = [], createdAt, readAt }: Message): WireMessage => {
    const { title, html } = words(content);
    return {
      MessageId: id,
      Author: (settings.of(siteId) ?? settings.of(SHOP_SITE))?.name ?? '',
      WasRead: readAt !== null,
      Title: title,
      Related: content.offerName,
      ReservationId: content.bookingId,
      CreatedTime: toWireInstant(createdAt),
      Contents: html,
      Attachments: attachments.map((each, index) => ({
        name: each.name,
        url: 'url' in each ? each.url : messageFilePath(id, index),
      })),
    };
  };

export const presentVoucher = (voucher: Voucher, at: Instant): WireVoucher => ({
  Name: voucher.code,
  Description: voucher.description,
  Value: toWireMoney(voucher.value),
  Issued: toWireMoney(voucher.issued),
  Available: voucher.active,
  Used: voucher.used,
  RangeId: voucher.siteId === null ? 'All' : String(voucher.siteId),
  ValidUntil: voucher.expiresOn,
  Kind: voucher.kind,
  State: voucherState(voucher, at),
});

/** Presents an ambassador's code. Its name is also its Id, because names are unique (R40). */
export const presentAmbassadorCode = (view: CodeView): AmbassadorCode => ({
  Id: view.code.name,
  Name: view.code.name,
  AmbassadorCommission: toWireMoney(view.unsettled),
  RebateValue: toWireMoney(view.code.rebate),
  RebateSum: toWireMoney(view.given),
  ValidUntil: view.code.expiresOn,
  UsersList: view.users.map((name) => ({ UserName: name })),
  Settled: view.settled,
  EarnsVoucher: view.earnsVoucher,
});
