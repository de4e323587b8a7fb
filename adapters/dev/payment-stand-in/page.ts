import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatPrice } from '../../words/amounts-and-days.pl.ts';
import { escapeHtml } from '../../words/html.ts';
import { standInCopy as copy } from './copy.pl.ts';
import { type Faults, NOTIFICATION_DELIVERIES, REFUSED_ORDERS } from './faults.ts';
import type { StoredOrder } from './orders.ts';

export const PAYMENT_PATH = '/platnosc';
export const FAULTS_PATH = '/usterki';
export const STYLE_PATH = '/styl.css';

/**
 * The page's style sheet is a separate file, because the content security policy of the page
 * forbids inline styles.
 */
export const STAND_IN_STYLE = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8');

const frame = (title: string, body: string): string => `<!doctype html>
<html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="${STYLE_PATH}"></head>
<body><main><h1>${title}</h1><p>${copy.lead}</p>
${body}
</main></body></html>`;

const row = (name: string, value: string, look = ''): string =>
  `<dt${look}>${escapeHtml(name)}</dt><dd${look}>${escapeHtml(value)}</dd>`;

const backOf = ({ request }: StoredOrder): string => request.continueUrl ?? '/';

const CHOICES = [
  ['completed', copy.pay],
  ['rejected', copy.reject],
  ['abandoned', copy.leave],
] as const;

const choice = (id: string): string =>
  `<form method="post" action="${PAYMENT_PATH}/${encodeURIComponent(id)}">${CHOICES.map(
    ([value, words]) => `<button name="outcome" value="${value}">${words}</button>`,
  ).join('')}</form>`;

const refundsOf = ({ orderId, refunds }: StoredOrder): string => {
  const button = (refundId: string, ending: string, words: string): string =>
    `<button name="outcome" value="${ending} ${escapeHtml(refundId)}">${words}</button>`;
  const rows = refunds.map(({ refundId, extRefundId, amount, status }) => {
    const words = `${escapeHtml(extRefundId)} · ${formatPrice(Number(amount))} · ${copy.refundStatuses[status]}`;
    if (status !== 'PENDING') return `<li>${words}</li>`;
    const buttons =
      button(refundId, 'FINALIZED', copy.giveBack) +
      button(refundId, 'CANCELED', copy.refuseRefund);
    return `<li>${words}<form method="post" action="${PAYMENT_PATH}/${encodeURIComponent(orderId)}">${buttons}</form></li>`;
  });
  return rows.length === 0 ? '' : `<h2>${copy.refunds}</h2><ul>${rows.join('')}</ul>`;
};

export const paymentPage = (order: StoredOrder): string => {
  const { request, status, orderId } = order;
  const rows = [
    row(copy.about, request.description, ' class="about"'),
    ...request.products.map(({ name, unitPrice, quantity }) =>
      row(name, formatPrice(Number(unitPrice) * Number(quantity))),
    ),
    row(copy.charged, formatPrice(Number(request.totalAmount)), ' class="sum"'),
  ];
  const ended = status === 'COMPLETED' ? copy.completed : copy.canceled;
  const end =
    status === 'PENDING'
      ? choice(orderId)
      : `<p>${ended}</p><a class="back" href="${escapeHtml(backOf(order))}">${copy.back}</a>`;
  return frame(copy.title, `<dl>${rows.join('')}</dl>\n${end}${refundsOf(order)}`);
};

const field = (name: string, label: string, value: number): string =>
  `<label>${label}<input name="${name}" type="number" min="0" value="${value}"></label>`;

const item = ({ orderId, request, status, unheard }: StoredOrder): string => {
  const waits = unheard.length === 0 ? '' : ` · ${copy.unheard(unheard.length)}`;
  const words = `${formatPrice(Number(request.totalAmount))} · ${copy.statuses[status]}${waits}`;
  return `<li><a href="${PAYMENT_PATH}/${encodeURIComponent(orderId)}">${escapeHtml(request.description)}</a><br>${words}</li>`;
};

const LISTED = 20;

export const paymentFaultsPage = (faults: Faults, orders: readonly StoredOrder[]): string => {
  const ways = NOTIFICATION_DELIVERIES.map(
    (each) =>
      `<option value="${each}"${each === faults.news ? ' selected' : ''}>${copy.news[each]}</option>`,
  );
  const refusals = REFUSED_ORDERS.map(
    (each) =>
      `<option value="${each}"${each === faults.refuses ? ' selected' : ''}>${copy.refusals[each]}</option>`,
  );
  const list =
    orders.length === 0
      ? `<p>${copy.none}</p>`
      : `<ul>${orders.slice(0, LISTED).map(item).join('')}</ul>`;
  return frame(
    copy.desk,
    `<h2>${copy.faults}</h2><form method="post" action="${FAULTS_PATH}">${field('slow', copy.slow, faults.slow)}${field('failing', copy.failing, faults.failing)}
<label>${copy.newsOf}<select name="news">${ways.join('')}</select></label>
<label>${copy.refusesOf}<select name="refuses">${refusals.join('')}</select></label>
<label>${copy.refundsOf}<select name="refunds"><option value="now">${copy.refundsNow}</option><option value="wait"${faults.refundsWait ? ' selected' : ''}>${copy.refundsWait}</option></select></label>
<label>${copy.signs}<select name="signs"><option>MD5</option><option${faults.signs === 'SHA-256' ? ' selected' : ''}>SHA-256</option></select></label><button class="main">${copy.order}</button></form>
<h2>${copy.orders}</h2>${list}`,
  );
};
