type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/**
 * A hidden field that only spam programs fill. The office sees a mark on their messages (R42.18).
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
