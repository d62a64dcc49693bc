import { useFormContext } from '../../../../components/form/form-context.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from './stars-field.module.css'

const STARS = [1, 2, 3, 4, 5]

/** A form field for one to five stars, named `rating`. */
export function StarsField() {
  const words = useMessages('account').reviewForm
  const form = useFormContext()
  const id = form.fieldId('rating')
  const problem = form.getProblem('rating')
  return (
    <fieldset className={styles.field} aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend>{words.rating}</legend>
      <div className={styles.stars}>
        {STARS.map((star) => (
          <label key={star} className={styles.star}>
            <input
              type="radio"
              name="rating"
              value={star}
              id={star === 1 ? id : undefined}
              className="visually-hidden"
              aria-invalid={problem !== null}
              required
            />
            <span className={styles.shape} />
            <span className="visually-hidden">{words.stars(star)}</span>
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}
