import { useState } from 'react';
import { jobCopy } from '../../copy/contact.pl.ts';
import { TextField } from '../../parts/TextField.tsx';
import { QuestionForm } from './QuestionForm.tsx';

export const JobForm = () => {
  const [answers, setAnswers] = useState({ licence: '', experience: '', link: '' });
  const field = (name: keyof typeof answers) => ({
    label: jobCopy[name],
    placeholder: jobCopy.examples[name],
    maxLength: 300,
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
