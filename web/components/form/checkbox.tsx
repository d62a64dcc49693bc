import styles from './form.module.css'
import { useFormContext } from './form-context.ts'

interface CheckboxProps {
  readonly name: string
  readonly label: string
  readonly isInitiallyChecked?: boolean
  readonly onToggle?: (isChecked: boolean) => void
}

/** A checkbox of a form; its value is 'true' if checked. Drafts do not store it, so that consent is given each time. */
export function Checkbox({ name, label, isInitiallyChecked = false, onToggle }: CheckboxProps) {
  const form = useFormContext()
  const id = form.fieldId(name)
  const problem = form.getProblem(name)
  return (
    <div className={styles.checkbox}>
      <input
        id={id}
        type="checkbox"
        name={name}
        value="true"
        defaultChecked={isInitiallyChecked}
        onChange={({ target }) => onToggle?.(target.checked)}
        required={!form.isOptional(name)}
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      <label htmlFor={id}>{label}</label>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
