const inWarsaw = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('pl', { timeZone: 'Europe/Warsaw', ...options });
const DAY = inWarsaw({ day: '2-digit', month: '2-digit', year: 'numeric' });
const MOMENT = inWarsaw({ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' });

/** The day of a moment on a Warsaw calendar: 02.03.2027 (R2). */
export const dayText = (iso: string): string => DAY.format(new Date(iso));

/** A moment on a Warsaw clock: 02.03.2027, 10:05. */
export const momentText = (iso: string): string => MOMENT.format(new Date(iso));

const ISO_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });

/** Today on a Warsaw calendar as the wire writes it; good enough to mark what is over, the shop decides. */
export const todayInWarsaw = (): string => ISO_DAY.format(new Date());
