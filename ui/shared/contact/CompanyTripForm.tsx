import { useState } from 'react';
import { companyCopy, enquiryCopy } from '../../copy/contact.pl.ts';
import { TextField } from '../../parts/TextField.tsx';
import { PeopleField } from './PeopleField.tsx';
import { QuestionForm } from './QuestionForm.tsx';

const FIRST_TEAM = 20;
/** The largest party of a company: forty yachts with ten people each. */
const MOST = 400;

export const CompanyTripForm = () => {
  const [answers, setAnswers] = useState({ when: '', people: FIRST_TEAM, budget: '' });
  const ask = (part: Partial<typeof answers>): void =>
    setAnswers((before) => ({ ...before, ...part }));
  return (
    <QuestionForm copy={companyCopy} message={(more) => companyCopy.message({ ...answers, more })}>
      <TextField
        label={enquiryCopy.when}
        placeholder={enquiryCopy.whenExample}
        maxLength={200}
        value={answers.when}
        onChange={({ target }) => ask({ when: target.value })}
      />
      <PeopleField value={answers.people} max={MOST} onChange={(people) => ask({ people })} />
      <TextField
        label={companyCopy.budget}
        placeholder={companyCopy.budgetExample}
        maxLength={200}
        value={answers.budget}
        onChange={({ target }) => ask({ budget: target.value })}
      />
    </QuestionForm>
  );
};
