import type { ReadOrder } from '../../../application/payments/read-order.ts';
import { chargedOf } from '../../../domain/booking/placed/payable.ts';
import { onlinePaymentPage } from '../../http/contract/pages.pl.ts';
import { price } from '../../words/amounts-and-days.pl.ts';
import { escaped } from '../../words/html.ts';
import { standInCopy as copy } from './copy.pl.ts';
import { STAND_IN_PATH } from './stand-in.ts';

/** The page's style; a file of its own, because pages may not carry styles inside. */
export const STAND_IN_STYLE = `
:root { color: #1c2b33; background: #f4f1ea; font: 16px/1.6 system-ui, sans-serif; }
body { max-width: 32rem; margin: 0 auto; padding: 3rem 1rem 4rem; }
main { padding: 1.75rem; border-radius: 1rem; background: #fff; box-shadow: 0 1px 3px #1c2b3326; }
h1 { margin: 0 0 .25rem; font-size: 1.75rem; line-height: 1.2; }
p { margin: .5rem 0 0; }
dl { display: grid; grid-template-columns: 1fr max-content; gap: .5rem 1.5rem; margin: 1.5rem 0; padding: 1.25rem 0; border: solid #d6d0c4; border-width: 1px 0; }
dt { color: #4d5c64; }
dd { margin: 0; text-align: right; }
.about { grid-column: 1 / -1; text-align: left; overflow-wrap: anywhere; }
dd.about { margin: -.5rem 0 .5rem; }
.sum { font-size: 1.25rem; font-weight: 600; }
dt.sum { color: inherit; }
form { display: flex; flex-wrap: wrap; gap: .75rem; }
button, .back { flex: 1 1 9rem; box-sizing: border-box; min-height: 3rem; padding: .5rem 1.25rem; border: 1px solid #0b4f6c; border-radius: .5rem; font: inherit; text-align: center; cursor: pointer; }
button[value=completed], .back { color: #fff; background: #0b4f6c; }
button[value=rejected] { color: #0b4f6c; background: #fff; }
button:focus-visible, .back:focus-visible { outline: 3px solid #e8a33d; outline-offset: 2px; }
.back { display: grid; place-items: center; margin-top: 1.25rem; text-decoration: none; }
`;

const row = (name: string, value: string, look = ''): string => `<dt${look}>${name}</dt><dd${look}>${escaped(value)}</dd>`;

const choice = (id: string): string => `<form method="post" action="${STAND_IN_PATH}/${encodeURIComponent(id)}">
<button name="outcome" value="completed">${copy.pay}</button><button name="outcome" value="rejected">${copy.reject}</button></form>`;

/** The page of a payment: what is charged and for what, and the two ways in which it may end. */
export const standInPage = ({ payment, title }: ReadOrder): string => {
  const { id, amount, commission, state } = payment;
  const rows = [
    row(copy.about, title, ' class="about"'),
    row(copy.amount, price(amount)),
    row(copy.commission, commission === 0 ? copy.free : price(commission)),
    row(copy.charged, price(chargedOf(payment)), ' class="sum"'),
  ];
  const end =
    state === 'pending'
      ? choice(id)
      : `<p>${copy[state]}</p><a class="back" href="${escaped(onlinePaymentPage(payment.bookingId))}">${copy.back}</a>`;
  return `<!doctype html>
<html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${copy.title}</title><link rel="stylesheet" href="${STAND_IN_PATH}/styl.css"></head>
<body><main><h1>${copy.title}</h1><p>${copy.lead}</p>
<dl>${rows.join('')}</dl>
${end}
</main></body></html>`;
};
