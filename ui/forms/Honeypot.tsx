type Props = { readonly label: string; readonly value: string; readonly onChange: (value: string) => void };

/** A field `website` that only a machine fills in: out of sight, out of the order of tabs, unsaid by screen readers. What is sent with it filled in is dropped by the shop. */
export const Honeypot = ({ label, value, onChange }: Props) => (
  <div className="vh" aria-hidden="true">
    <label>
      {label}
      <input type="text" name="website" tabIndex={-1} autoComplete="off" value={value} onChange={({ target }) => onChange(target.value)} />
    </label>
  </div>
);
