import type { OrderStatus, RefundStatus } from '../../payments/payu/messages.ts';
import type { NotificationDelivery, RefusedOrders } from './faults.ts';

const news: Readonly<Record<NotificationDelivery, string>> = {
  once: 'jak trzeba',
  doubled: 'każde dwa razy',
  reordered: 'w odwrotnej kolejności',
  lost: 'żadne nie dochodzi',
};

const refusals: Readonly<Record<RefusedOrders, string>> = {
  none: 'żadne',
  buyers: 'te z danymi kupującego',
  all: 'wszystkie',
};

const statuses: Readonly<Record<OrderStatus, string>> = {
  NEW: 'nowa',
  PENDING: 'czeka',
  WAITING_FOR_CONFIRMATION: 'do odebrania',
  COMPLETED: 'opłacona',
  CANCELED: 'anulowana',
  REJECTED: 'odrzucona',
};

const refundStatuses: Readonly<Record<RefundStatus, string>> = {
  PENDING: 'w drodze',
  FINALIZED: 'wykonany',
  CANCELED: 'odrzucony',
};

export const standInCopy = {
  title: 'Płatność testowa',
  lead: 'Ta strona zastępuje operatora płatności na czas prób. Żadne pieniądze nie zmienią właściciela.',
  about: 'Tytuł',
  charged: 'Do zapłaty',
  pay: 'Zapłać',
  reject: 'Odrzuć',
  leave: 'Wróć bez decyzji',
  completed: 'Ta płatność jest już opłacona.',
  canceled: 'Tej płatności nie można już opłacić. Nową zaczniesz w sklepie.',
  back: 'Wróć do sklepu',
  desk: 'Zastępca operatora płatności',
  faults: 'Usterki na zamówienie',
  slow: 'Każda odpowiedź API później o (ms)',
  failing: 'Tyle następnych wywołań API kończy się błędem 500',
  newsOf: 'Powiadomienia sklepu',
  order: 'Zamów usterki',
  orders: 'Ostatnie płatności',
  none: 'Nikt jeszcze niczego nie zamówił.',
  unheard: (count: number) => `powiadomień w drodze: ${count}`,
  refusesOf: 'Odrzucane zamówienia',
  refusals,
  refunds: 'Zwroty',
  refundsOf: 'Zwroty pieniędzy',
  refundsNow: 'od razu',
  signs: 'Podpis powiadomień',
  refundsWait: 'czekają na decyzję na stronie płatności',
  giveBack: 'Wykonaj zwrot',
  refuseRefund: 'Odrzuć zwrot',
  refundStatuses,
  news,
  statuses,
} as const;
