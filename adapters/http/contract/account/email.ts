import { isEmail, normalEmail } from '../../../../domain/travellers/contact.ts';

/** What is wrong with an e-mail that was typed, as the server would say it; null for one that is right (R34). */
export const emailProblem = (typed: string): 'required' | 'invalid' | null => {
  const email = normalEmail(typed);
  if (email === '') return 'required';
  return isEmail(email) ? null : 'invalid';
};
