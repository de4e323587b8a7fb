import type { Instant } from '../../../domain/calendar.ts';

/** Each `yield` is the pause before the next action, in milliseconds. */
export type YearStory<T = void> = AsyncGenerator<Instant, T, void>;

type Turn = { readonly at: Instant; readonly story: YearStory };

/** Runs the story whose next action is earliest, so the sequence is reproducible. */
export const agendaFrom = (start: Instant) => {
  const turns: Turn[] = [];
  let now = start;
  const put = (turn: Turn): void => {
    let [low, high] = [0, turns.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((turns[middle]?.at ?? 0) > turn.at) low = middle + 1;
      else high = middle;
    }
    turns.splice(low, 0, turn);
  };
  return {
    clock: { now: () => now },
    begin: (story: YearStory, after: Instant): void => put({ at: now + after, story }),
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
