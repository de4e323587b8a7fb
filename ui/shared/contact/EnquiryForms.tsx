import { useAtom } from 'jotai';
import { useState } from 'react';
import { companyCopy, enquiryCopy, jobCopy } from '../../copy/contact.pl.ts';
import { Counter } from '../../parts/Counter.tsx';
import { SelectField, TextField } from '../../parts/TextField.tsx';
import { requestedVesselAtom } from '../../state/requested-vessel.ts';
import css from './PeopleField.module.css';
import { QuestionForm } from './QuestionForm.tsx';

export const JobForm = () => {
  const [answers, setAnswers] = useState({ licence: '', experience: '', link: '' });
  const field = (name: keyof typeof answers) => ({
    label: jobCopy[name],
    placeholder: jobCopy.examples[name],
    value: answers[name],
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      setAnswers((before) => ({ ...before, [name]: target.value })),
  });
  return (
    <QuestionForm copy={jobCopy} message={(more) => jobCopy.message({ ...answers, more })}>
      <TextField {...field('licence')} />
      <TextField {...field('experience')} />
      <TextField {...field('link')} type="url" inputMode="url" />
    </QuestionForm>
  );
};

type WhenProps = { readonly value: string; readonly onChange: (when: string) => void };

const WhenField = ({ value, onChange }: WhenProps) => (
  <TextField
    label={enquiryCopy.when}
    placeholder={enquiryCopy.whenExample}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);

const FIRST_TEAM = 20;
/** The largest number of people for which a company can ask: forty yachts with ten people each. */
const MOST_OF_COMPANY = 400;

export const CompanyTripForm = () => {
  const [answers, setAnswers] = useState({ when: '', people: FIRST_TEAM, budget: '' });
  const ask = (part: Partial<typeof answers>): void =>
    setAnswers((before) => ({ ...before, ...part }));
  return (
    <QuestionForm copy={companyCopy} message={(more) => companyCopy.message({ ...answers, more })}>
      <WhenField value={answers.when} onChange={(when) => ask({ when })} />
      <PeopleField
        value={answers.people}
        max={MOST_OF_COMPANY}
        onChange={(people) => ask({ people })}
      />
      <TextField
        label={companyCopy.budget}
        placeholder={companyCopy.budgetExample}
        value={answers.budget}
        onChange={({ target }) => ask({ budget: target.value })}
      />
    </QuestionForm>
  );
};

const FIRST_CREW = 8;
const MOST = 40;

type Props = { readonly places: readonly string[]; readonly vessels: readonly string[] };

/** The form joins the answers into one message (P-129). */
export const EnquiryForm = ({ places, vessels }: Props) => {
  const [answers, setAnswers] = useState({ when: '', people: FIRST_CREW, where: '' });
  const [vessel, setVessel] = useAtom(requestedVesselAtom);
  const ask = (part: Partial<typeof answers>): void =>
    setAnswers((before) => ({ ...before, ...part }));
  return (
    <QuestionForm
      copy={enquiryCopy}
      message={(more) => enquiryCopy.message({ ...answers, vessel, more })}
    >
      <WhenField value={answers.when} onChange={(when) => ask({ when })} />
      <PeopleField
        hint={enquiryCopy.peopleHint}
        value={answers.people}
        max={MOST}
        onChange={(people) => ask({ people })}
      />
      <Choice
        label={enquiryCopy.where}
        of={places}
        value={answers.where}
        onChange={(where) => ask({ where })}
      />
      <Choice label={enquiryCopy.vessel} of={vessels} value={vessel} onChange={setVessel} />
    </QuestionForm>
  );
};

type ChoiceProps = {
  readonly label: string;
  readonly of: readonly string[];
  readonly value: string;
  readonly onChange: (chosen: string) => void;
};

const Choice = ({ label, of, value, onChange }: ChoiceProps) => (
  <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value)}>
    <option value="">{enquiryCopy.open}</option>
    {of.map((option) => (
      <option key={option}>{option}</option>
    ))}
  </SelectField>
);

type PeopleProps = {
  readonly value: number;
  readonly max: number;
  readonly hint?: string;
  readonly onChange: (people: number) => void;
};

const PeopleField = ({ hint, ...count }: PeopleProps) => (
  <div className={css.people}>
    <span aria-hidden="true">{enquiryCopy.people}</span>
    <Counter label={enquiryCopy.people} bounds={hint} min={1} {...count} />
  </div>
);
