import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { Checkbox, RadioGroup } from '../../parts/Checkbox.tsx';
import { ChoiceCard, ChoiceGroup } from '../../parts/ChoiceCard.tsx';
import { Counter } from '../../parts/Counter.tsx';
import { ErrorSummary } from '../../parts/ErrorSummary.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { PasswordField } from '../../parts/PasswordField.tsx';
import { SelectField, TextArea, TextField } from '../../parts/TextField.tsx';
import css from './PartsPage.module.css';

export const FormParts = () => {
  const [people, setPeople] = useState(4);
  const [journey, setJourney] = useState('coach');
  const [sex, setSex] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  return (
    <div className={css.grid} id="formularze">
      <Panel title="Pole">
        <TextField
          label="Data urodzenia"
          placeholder="RRRR-MM-DD"
          hint="Potrzebna do ubezpieczenia"
        />
        <TextField
          id="phone"
          label="Telefon"
          defaultValue="12 34"
          error="Niepoprawny numer telefonu."
        />
        <SelectField
          id="point"
          label="Miejsce dosiadki"
          error="Wybierz miejsce dosiadki"
          hint="Kraków i Wrocław: przy grupie min. 15 osób."
        >
          <option>Wybierz z listy</option>
          <option>Łódź</option>
        </SelectField>
        <PasswordField label="Hasło" hint="Co najmniej 8 znaków" autoComplete="new-password" />
        <TextArea
          label="Wiadomość do organizatora"
          note="nieobowiązkowe"
          placeholder="Dieta, urodziny na pokładzie"
        />
        <TextField label="Numer rezerwacji" value="20418" disabled readOnly />
      </Panel>
      <Panel title="Wybór">
        <ChoiceGroup legend="Dojazd">
          <ChoiceCard
            name="journey"
            value="own"
            title="Dojazd własny"
            cost="0 PLN"
            checked={journey === 'own'}
            onChange={() => setJourney('own')}
          >
            Spotykamy się w marinie w Splicie, w sobotę o 15:00.
          </ChoiceCard>
          <ChoiceCard
            name="journey"
            value="coach"
            title="Autokar z Polski"
            cost="+ 549 PLN"
            checked={journey === 'coach'}
            onChange={() => setJourney('coach')}
          >
            Wyjazd w piątek wieczorem, powrót w niedzielę rano.
          </ChoiceCard>
          <ChoiceCard name="journey" value="plane" title="Samolot" cost="+ 1 190 PLN" disabled>
            Bilety kupujemy do 60 dni przed rejsem.
          </ChoiceCard>
        </ChoiceGroup>
        <ChoiceCard type="checkbox" title="Deska SUP na tydzień" cost="+ 80 PLN" defaultChecked />
        <div>
          <Checkbox defaultChecked>Posiadam voucher</Checkbox>
          <Checkbox error="Bez tej zgody nie zarezerwujemy rejsu.">
            Akceptuję warunki uczestnictwa i regulamin.
          </Checkbox>
          <Checkbox disabled>Dodatkowy bagaż (+ 80 PLN)</Checkbox>
        </div>
        <RadioGroup
          name="sex"
          legend="Płeć"
          value={sex}
          onChange={setSex}
          options={[
            { value: 'f', text: 'Kobieta' },
            { value: 'm', text: 'Mężczyzna' },
          ]}
        />
        <Counter
          label="Liczba osób"
          value={people}
          min={1}
          max={10}
          onChange={setPeople}
          bounds="od 1 do 10 osób"
        />
      </Panel>
      <div className={css.whole}>
        <Panel title="Podsumowanie błędów">
          <ErrorSummary
            attempt={attempt}
            title="Brakuje dwóch odpowiedzi"
            faults={
              attempt > 0
                ? [
                    { fieldId: 'point', text: 'Uczestnik 1: wybierz miejsce dosiadki' },
                    { fieldId: 'phone', text: 'Uczestnik 1: popraw telefon' },
                  ]
                : []
            }
          />
          <div>
            <Button kind="line" onClick={() => setAttempt(attempt + 1)}>
              Sprawdź
            </Button>
          </div>
        </Panel>
      </div>
    </div>
  );
};
