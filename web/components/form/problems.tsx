import type { Ref } from 'react'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './form.module.css'

/** What is wrong with a form, in words for the shopper. */
export interface Problem {
  /** Name of the field; null when it is about the whole. */
  readonly field: string | null
  readonly message: string
}

interface ProblemsProps {
  readonly ref: Ref<HTMLElement>
  readonly problems: readonly Problem[]
  /** The field of a name and what it is called; null when the form has none. */
  readonly fieldOf: (name: string) => { readonly id: string; readonly label: string } | null
}

/** Everything that is wrong with a form. It takes the focus when the form was refused, and leads to the fields. */
export function Problems({ ref, problems, fieldOf }: ProblemsProps) {
  const words = useMessages('forms')
  return (
    <section ref={ref} className={styles.problems} tabIndex={-1} aria-label={words.summary(problems.length)}>
      <p>
        <strong>{words.summary(problems.length)}</strong>
      </p>
      <ul>
        {problems.map(({ field, message }) => {
          const found = field === null ? null : fieldOf(field)
          return (
            <li key={`${field} ${message}`}>
              {found ? (
                <a
                  href={`#${found.id}`}
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById(found.id)?.focus()
                  }}
                >
                  {found.label}: {message}
                </a>
              ) : (
                message
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
