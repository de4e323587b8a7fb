import { useAtom } from 'jotai';
import { useState } from 'react';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { contactCopy, enquiryCopy } from '../../copy/contact.pl.ts';
import { FormFailures } from '../../forms/FormFailures.tsx';
import { Honeypot } from '../../forms/Honeypot.tsx';
import { Button } from '../../parts/Button.tsx';
import { Counter } from '../../parts/Counter.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { SelectField, TextArea, TextField } from '../../parts/TextField.tsx';
import { requestedVesselAtom } from '../../state/requested-vessel.ts';
import css from './EnquiryForm.module.css';
import { MessageSent } from './MessageSent.tsx';
import { useLetter } from './use-letter.ts';

/** Ids by the server's field names, so that a refusal appears at the right field. */
const IDS = { email: 'pytanie-email', contents: 'pytanie-tresc' } as const;
const FIRST_CREW = 8;
const MOST = 40;

type Props = { readonly places: readonly string[]; readonly vessels: readonly string[] };

/** Joins the answers into one message (P-129). Without a script: the text and the e-mail. */
export const EnquiryForm = ({ places, vessels }: Props) => {
  const [asked, setAsked] = useState({ when: '', people: FIRST_CREW, where: '' });
  const [vessel, setVessel] = useAtom(requestedVesselAtom);
  const ask = (part: Partial<typeof asked>): void => setAsked((before) => ({ ...before, ...part }));
  const { form, address, sentTo, another } = useLetter({
    ids: IDS,
    contentsOf: (more) => enquiryCopy.message({ ...asked, vessel, more }),
  });
  const { values, put, errors, busy } = form;
  return (
    <Panel>
      {sentTo !== null ? (
        <MessageSent email={sentTo} onAnother={another} />
      ) : (
        <form
          className={css.form}
          method="post"
          action={pages.contact}
          onSubmit={form.submit}
          noValidate
        >
          <FormFailures form={form} title={enquiryCopy.incomplete} />
          <div className={css.scripted}>
            <TextField
              label={enquiryCopy.when}
              placeholder={enquiryCopy.whenExample}
              maxLength={200}
              value={asked.when}
              onChange={({ target }) => ask({ when: target.value })}
            />
            <div className={css.people}>
              <span aria-hidden="true">{enquiryCopy.people}</span>
              <Counter
                label={enquiryCopy.people}
                bounds={enquiryCopy.peopleHint}
                value={asked.people}
                min={1}
                max={MOST}
                onChange={(people) => ask({ people })}
              />
            </div>
            <Choice
              label={enquiryCopy.where}
              of={places}
              value={asked.where}
              onChange={(where) => ask({ where })}
            />
            <Choice label={enquiryCopy.vessel} of={vessels} value={vessel} onChange={setVessel} />
          </div>
          <p className={css.unscripted}>{enquiryCopy.allInWords}</p>
          <TextArea
            id={IDS.contents}
            label={enquiryCopy.more}
            placeholder={enquiryCopy.moreExample}
            name="contents"
            rows={4}
            value={values.contents}
            error={errors.contents}
            onChange={({ target }) => put({ contents: target.value })}
          />
          <TextField
            id={IDS.email}
            label={enquiryCopy.email}
            hint={enquiryCopy.emailHint}
            name="email"
            type="email"
            autoComplete="email"
            value={address}
            error={errors.email}
            onChange={({ target }) => put({ email: target.value })}
          />
          <Honeypot
            label={contactCopy.honeypot}
            value={values.leaveEmpty}
            onChange={(leaveEmpty) => put({ leaveEmpty })}
          />
          <div>
            <Button type="submit" busy={busy && contactCopy.busy}>
              {enquiryCopy.submit}
            </Button>
          </div>
        </form>
      )}
    </Panel>
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
    {of.map((one) => (
      <option key={one}>{one}</option>
    ))}
  </SelectField>
);
