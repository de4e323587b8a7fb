type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/**
 * A field that only a program fills in: out of sight, out of the order of tabs, hidden from screen readers. No form filler knows its name. The
 * office gets what is sent with it filled in as doubtful (R42.18).
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
