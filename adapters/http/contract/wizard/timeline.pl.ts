import { planLineName } from '../names.pl.ts';
import type { Timeline } from './order.ts';

export const packingCopy = {
  title: 'Co spakować',
  passport: 'Paszport, ważny co najmniej pół roku po powrocie',
  idCard: 'Dowód osobisty albo paszport',
  things: [
    'Miękką torbę zamiast walizki: na jachcie twardej nie ma gdzie postawić',
    'Krem z filtrem, czapkę z daszkiem i okulary na sznurku',
    'Bluzę, długie spodnie i lekką kurtkę na wiatr i wieczory',
    'Dwa stroje kąpielowe, ręcznik i buty do wody',
    'Buty z jasną podeszwą, które nie brudzą pokładu',
    'Leki, które bierzesz, z zapasem na cały rejs',
  ],
} as const;

const words = {
  until: (day: string) => `Do ${day}`,
  soon: 'Jak najszybciej',
  late: 'Po terminie',
  pay: (amount: string) => `Wpłać ${amount}.`,
  payPart: (amount: string, name: string) => `Wpłać ${amount} (${name}).`,
  orLost: 'Potem przypomnimy, a bez żadnej wpłaty miejsca wrócą do sprzedaży.',
  byOffice: { when: 'Wkrótce', text: 'Biuro napisze albo zadzwoni, jak i do kiedy zapłacić.' },
  paid: { when: 'Płatności', text: 'Nic nie wpłacasz: rezerwacja jest opłacona.' },
  data: 'Uzupełnij w panelu dane załogi.',
  dataAndAddons: 'Uzupełnij w panelu dane załogi i wybierz dodatki.',
  addons: 'Możesz jeszcze wybrać dodatki w panelu.',
  documents: 'Dokumenty',
  pack: 'Przed wyjazdem spakuj:',
  start: 'Początek rejsu.',
  meeting: (place: string) => `Spotkanie: ${place}.`,
  phone: 'Telefon dyżurny',
  back: 'Powrót.',
} as const;

export type TimelineLine = {
  readonly id: string;
  readonly when: string;
  readonly text: string;
  readonly items?: readonly string[];
  readonly phone?: { readonly name: string; readonly number: string };
};

export type TimelineFormats = {
  readonly money: (wire: string) => string;
  readonly day: (iso: string) => string;
  readonly moment: (iso: string) => string;
};

type Payment = NonNullable<Timeline['Payments']>[number];
const ONE_OFF = planLineName('onetime', { number: 1 });

type Dated = TimelineLine & { readonly day: string };

const payWhen = ({ Until, By, Late }: Payment, { day, moment }: TimelineFormats): string => {
  if (Late) return words.late;
  if (Until !== null) return words.until(day(Until));
  return By === null ? words.soon : words.until(moment(By));
};

const payLine = (payment: Payment, formats: TimelineFormats): Dated => {
  const amount = formats.money(payment.Amount);
  const text = payment.Name === ONE_OFF ? words.pay(amount) : words.payPart(amount, payment.Name);
  const losesPlaces = payment.By !== null && !payment.Late;
  return {
    id: `pay ${payment.Name}`,
    when: payWhen(payment, formats),
    text: losesPlaces ? `${text} ${words.orLost}` : text,
    day: payment.Until ?? '',
  };
};

const payLines = (timeline: Timeline, formats: TimelineFormats): readonly Dated[] => {
  if (timeline.Payments === null) return [];
  if (timeline.ByOffice) return [{ id: 'office', ...words.byOffice, day: '' }];
  if (timeline.Payments.length === 0) return [{ id: 'paid', ...words.paid, day: '' }];
  return timeline.Payments.map((payment, index) => ({
    ...payLine(payment, formats),
    ...(index === 0 ? { day: '' } : {}),
  }));
};

const dataLines = (
  { DataUntil, AddonsUntil }: Timeline,
  { day }: TimelineFormats,
): readonly Dated[] => {
  const line = (id: string, until: string | null, text: string): readonly Dated[] =>
    until === null ? [] : [{ id, when: words.until(day(until)), text, day: until }];
  if (DataUntil === AddonsUntil) return line('data', DataUntil, words.dataAndAddons);
  return [...line('data', DataUntil, words.data), ...line('addons', AddonsUntil, words.addons)];
};

const startLine = (
  { From, Meeting: { Place, Hour, Pontoon, DutyPhone } }: Timeline,
  { day }: TimelineFormats,
): TimelineLine => {
  const place = [Place, Pontoon].filter((part) => part !== null).join(', ');
  return {
    id: 'start',
    when: [day(From), Hour].filter((part) => part !== null).join(', '),
    text: place === '' ? words.start : words.meeting(place),
    ...(DutyPhone === null ? {} : { phone: { name: words.phone, number: DutyPhone } }),
  };
};

/** Returns the timeline: first the payment that is due now, then the other lines by time. */
export const timelineLines = (
  timeline: Timeline,
  formats: TimelineFormats,
): readonly TimelineLine[] => {
  const dated = [...payLines(timeline, formats), ...dataLines(timeline, formats)]
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    .map(({ day: _day, ...line }) => line);
  return [
    ...dated,
    {
      id: 'documents',
      when: words.documents,
      text: `${timeline.Passport ? packingCopy.passport : packingCopy.idCard}.`,
    },
    { id: 'packing', when: packingCopy.title, text: words.pack, items: packingCopy.things },
    startLine(timeline, formats),
    { id: 'return', when: formats.day(timeline.To), text: words.back },
  ];
};
