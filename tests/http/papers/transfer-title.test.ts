import { expect, it } from 'vitest';
import { MAIL_WORKER } from '../../../adapters/composition/tokens.ts';
import { readDrawnCode } from '../../support/drawn-code.ts';
import { account, logInToPanel, onlyTrip, openPanel } from '../panel/panel-shop.ts';
import { confirmDraft, step5, walkPartyTo } from '../rulebook/party.ts';
import { at } from '../wizard/wizard-shop.ts';
import { EWA, paperWords } from './paper.ts';

const PARTY = { offerId: 900, roomId: 501, people: 1 };
const TRIP = 'Chorwacja Explore';

it.each([
  ['Юрій', 'Шевченко', 'Iurii Shevchenko '],
  ['محمد', 'العربي', ''],
  ['Łucja', 'Śmigły-Rydz', 'Łucja Śmigły-Rydz '],
])(
  'R28.13: for the booker %s %s all screens, the mail, QR code and contract have one transfer title',
  async (firstName, lastName, written) => {
    const panel = await openPanel();
    await account(panel, EWA, { firstName, lastName });
    const browser = await logInToPanel(panel, EWA);
    await walkPartyTo(browser, PARTY, 4);
    await browser.well('participants/update', {
      participantsConfig: step5(PARTY).participantsConfig.map((participant) => ({
        ...participant,
        firstName,
        lastName,
      })),
    });
    const id = browser.reservationId;
    const title = `${id} ${written}${TRIP}`;
    const confirmation = await browser.well('confirmation/get');
    const ordered = await confirmDraft(browser);
    const transfer = at(ordered, 'Data.6.BankTransfer');
    const code = at(transfer, 'Code');
    const path = String(at(code, 'Path'));
    const fields = readDrawnCode({ size: Number(at(code, 'Size')), path }).split('|');
    await (await panel.container.getAsync(MAIL_WORKER)).drain();
    const mails = (await panel.kit.mailbox.list(EWA)).map(({ text }) => text);
    expect({
      step6: at(confirmation, 'Data.6.BankTransfer.Title'),
      thanks: at(transfer, 'Title'),
      panel: at(await onlyTrip(browser), 'BankTransfer.Title'),
      code: fields[5],
    }).toEqual({ step6: title, thanks: title, panel: title, code: title.slice(0, 32).trimEnd() });
    expect(mails.join()).toContain(`Tytuł przelewu: ${title}\n`);
    expect(await paperWords(browser, id, 'contract')).toContain(`Tytuł przelewu ${title} `);
  },
);
