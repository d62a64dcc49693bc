import styles from './form.module.css'
import { useFormContext } from './form-context.ts'

interface TickProps {
  /** Also the name of its rule. */
  readonly name: string
  readonly label: string
}

/** A box of a form that is ticked or not; 'true' when it is. It is never remembered: who agrees does so anew. */
export function Tick({ name, label }: TickProps) {
  const form = useFormContext()
  const id = form.fieldId(name)
  const problem = form.problemOf(name)
  return (
    <div className={styles.tick}>
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
