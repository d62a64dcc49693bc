import styles from './form.module.css'
import { useFormContext } from './form-context.ts'

/** A checkbox of a form; its value is 'true' if checked. Drafts do not store it, so that consent is given each time. */
export function Checkbox({ name, label }: { readonly name: string; readonly label: string }) {
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
