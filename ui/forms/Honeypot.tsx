type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/**
 * Only programs fill this field in: it is out of sight, of the tab order and of screen readers.
 * The office gets such messages as doubtful (R42.18).
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
