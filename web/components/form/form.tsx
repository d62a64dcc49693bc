import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useMessages } from '../../messages/use-messages.tsx'
import { restoreDraft, saveDraft } from '../../storage/draft.ts'
import button from '../../styles/button.module.css'
import styles from './form.module.css'
import { FormContext } from './form-context.ts'
import { Problems } from './problems.tsx'
import { useProblems } from './use-problems.ts'
import { type Submission, useSubmit } from './use-submit.ts'

interface FormProps<Name extends string> extends Submission<Name> {
  readonly label?: string
  readonly submitLabel: ReactNode
  /** The form is not the main purpose of the page, so it has a secondary button. */
  readonly isAside?: boolean
  readonly children: ReactNode
  /** Content beside the submit button. */
  readonly aside?: ReactNode
}

/**
 * Every form of the shop. The shared rules replace the browser's own validation once hydrated. An error is shown at its field when the
 * field loses focus, and all errors in a summary when the form is rejected. Typed values stay until they are accepted, passwords only
 * while the form is open.
 */
export function Form<Name extends string>(props: FormProps<Name>) {
  const { name, rules, label, submitLabel, isAside = false, children, aside } = props
  const words = useMessages('forms')
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const problems = useProblems(form, rules)
  const { isSending, submit } = useSubmit(form, props, problems)
  useEffect(() => {
    if (form.current) restoreDraft(name, form.current)
  }, [name])

  const fieldId = (field: string) => `${id}-${field}`
  const leave = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    // An error message must not move a button while it is pressed, and a submit validates all fields anyway. Server errors stay.
    if (isText && target.value !== '' && !relatedTarget?.matches('button, section')) problems.revalidate(target.name)
  }
  return (
    <FormContext
      value={{
        fieldId,
        getProblem: (field) => problems.atFields.find((problem) => problem.field === field)?.message ?? null,
        isOptional: (field) => field in rules && rules[field as Name]('', {}) === null,
      }}
    >
      {/* A browser does not send a form with this method, even if it is submitted before hydration. */}
      <form
        ref={form}
        className={styles.form}
        method="dialog"
        noValidate
        aria-label={label}
        onSubmit={submit}
        onBlur={leave}
        onInput={() => {
          if (form.current) saveDraft(name, form.current)
          if (problems.atFields.length > 0) problems.revalidate()
        }}
      >
        {problems.inSummary.length > 0 && (
          <Problems
            ref={problems.summary}
            problems={problems.inSummary}
            findField={(field) => (field in rules ? { id: fieldId(field), label: readLabel(fieldId(field)) } : null)}
          />
        )}
        {children}
        <div className={styles.actions}>
          <button type="submit" className={isAside ? button.secondary : button.primary} aria-disabled={isSending}>
            {isSending ? words.sending : submitLabel}
          </button>
          {aside}
        </div>
      </form>
    </FormContext>
  )
}

/** The text of a field's label, or of the legend for a group of radio buttons. */
function readLabel(id: string): string {
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`)
  const name = label ?? document.getElementById(id)?.closest('fieldset')?.querySelector('legend')
  return name?.firstChild?.textContent ?? ''
}
