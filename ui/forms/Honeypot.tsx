type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/**
 * A field that only programs fill in, because it is hidden from sight, from the tab order and from
 * screen readers.
 * The office gets a message with a filled field, marked as doubtful (R42.18).
 */
export const Honeypot = ({ label, value, onChange }: Props) => (
  <div className="vh" aria-hidden="true">
    <label>
      {label}
      <input
        type="text"
        name="leaveEmpty"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  </div>
);
