import type { Ref } from 'react'
import type { UserError } from '#schema/operation.ts'
import type { FormError } from '#schema/rules/forms/form-rules.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './form.module.css'

/** An error of a form, with its message for the shopper. */
export interface Problem {
  /** Name of the field; null if it is about the whole form. */
  readonly field: string | null
  readonly message: string
}

/** Converts the server's rejections to problems of a form: 'addresses.0.postcode' is the form's field `postcode`. */
export const toProblems = (userErrors: readonly UserError[]): readonly Problem[] =>
  userErrors.map(({ field, message }) => ({ field: field?.split('.').findLast((part) => !/^\d+$/.test(part)) ?? null, message }))

/** Sorts problems as the form shows their fields: in some countries the postcode comes before the town. @param names of the form's fields */
export const inFieldOrder = (problems: readonly Problem[], names: readonly string[]): readonly Problem[] =>
  problems.toSorted((one, other) => names.indexOf(one.field ?? '') - names.indexOf(other.field ?? ''))

/** Errors whose text names the field, so that its label would say it twice. */
const NAMED: readonly FormError[] = [
  'EMAIL',
  'TELEPHONE',
  'PASSWORD_TOO_SHORT',
  'NOT_IDENTICAL',
  'ZIP_TOO_SHORT',
  'TAX_ID_TOO_SHORT',
  'VAT_NUMBER',
  'NOT_AGREED',
]

interface ProblemsProps {
  readonly ref: Ref<HTMLElement>
  readonly problems: readonly Problem[]
  /** Returns the element id and label of a field; null if the form does not have it. */
  readonly findField: (name: string) => { readonly id: string; readonly label: string } | null
}

/** The error summary of a form, with links to the fields. It counts fields, and no problems of the whole form. @source UI-49 */
export function Problems({ ref, problems, findField }: ProblemsProps) {
  const words = useMessages('forms')
  const entries = problems.map((problem) => ({ ...problem, found: problem.field === null ? null : findField(problem.field) }))
  const fields = entries.filter(({ found }) => found).length
  const isNamed = (message: string) => NAMED.some((error) => words.errors[error] === message)
  const title = fields > 0 ? words.summary(fields) : problems.map(({ message }) => message).join(' ')
  return (
    <section ref={ref} className={styles.problems} tabIndex={-1} aria-label={title}>
      {fields > 0 && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      <ul>
        {entries.map(({ field, message, found }) => (
          <li key={`${field} ${message}`}>
            {found ? (
              <a
                href={`#${found.id}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(found.id)?.focus()
                }}
              >
                {isNamed(message) ? message : `${found.label}: ${message}`}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
