import type { Instant } from '../../../domain/calendar.ts';

/**
 * The actions of one person in order. Each yield is the pause before the next action, in
 * milliseconds.
 */
export type YearStory<T = void> = AsyncGenerator<Instant, T, void>;

type Turn = { readonly at: Instant; readonly story: YearStory };

/**
 * Runs many stories on one clock, always the one with the earliest next action. So drafts, holds
 * and orders of different people overlap as in a real shop. Only one action runs at a time, so the
 * same stories always run in the same order.
 */
export const agendaFrom = (start: Instant) => {
  const turns: Turn[] = [];
  let now = start;
  const put = (turn: Turn): void => {
    let [low, high] = [0, turns.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      // Sorted with the earliest turn last. Of two turns at the same moment, the one added first
      // runs first.
      if ((turns[middle]?.at ?? 0) > turn.at) low = middle + 1;
      else high = middle;
    }
    turns.splice(low, 0, turn);
  };
  return {
    clock: { now: () => now },
    /** Starts a story that many milliseconds from now. */
    begin: (story: YearStory, after: Instant): void => put({ at: now + after, story }),
    /** Runs all stories until the moment and calls `turned` after every turn. */
    run: async (until: Instant, turned: () => Promise<void>): Promise<void> => {
      for (let turn = turns.at(-1); turn !== undefined && turn.at <= until; turn = turns.at(-1)) {
        turns.pop();
        now = Math.max(now, turn.at);
        const { done, value } = await turn.story.next();
        if (done !== true) put({ at: now + value, story: turn.story });
        await turned();
      }
      now = Math.max(now, until);
    },
  };
};

export type Agenda = ReturnType<typeof agendaFrom>;
