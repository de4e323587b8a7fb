import type { Instant } from '../../../domain/calendar.ts';

/** What somebody does one thing after another; each yield is how many milliseconds pass until they go on. */
export type Story<T = void> = AsyncGenerator<Instant, T, void>;

type Turn = { readonly at: Instant; readonly story: Story };

/**
 * Many stories on one clock: whoever's turn comes first goes on, so that drafts, holds and orders of different people overlap as they
 * do in a shop. One thing is done at a time, and so the same stories always run the same way.
 */
export const agendaFrom = (start: Instant) => {
  const turns: Turn[] = [];
  let now = start;
  const put = (turn: Turn): void => {
    let [low, high] = [0, turns.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      // Kept with the earliest last; of two at the same moment the one that was put first goes first.
      if ((turns[middle]?.at ?? 0) > turn.at) low = middle + 1;
      else high = middle;
    }
    turns.splice(low, 0, turn);
  };
  return {
    clock: { now: () => now },
    /** A story that begins so many milliseconds from now. */
    begin: (story: Story, after: Instant): void => put({ at: now + after, story }),
    /** Lets everybody go on until the moment; `turned` is told after every turn. */
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
