import { type FocusEvent, type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { type FieldRule, problemsIn } from '#schema/rules/forms/form-rules.ts'
import { isOffline } from '../../api/errors.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import button from '../../styles/button.module.css'
import { deleteDraft, restoreDraft, saveDraft } from './draft.ts'
import styles from './form.module.css'
import { FormContext } from './form-context.ts'
import { type Problem, Problems } from './problems.tsx'

interface FormProps<Name extends string> {
  /** Unique within the shop; identifies the draft. */
  readonly name: string
  /** One per field, in the order of the fields. */
  readonly rules: Readonly<Record<Name, FieldRule>>
  readonly label?: string
  readonly submitLabel: ReactNode
  /** The form is not the main purpose of the page, so it has a secondary button. */
  readonly isAside?: boolean
  /** Called with valid values. Returns rejections; a thrown error is shown as an outage. */
  readonly onSubmit: (values: Readonly<Record<Name, string>>) => Promise<readonly Problem[]>
  readonly children: ReactNode
  /** Content beside the submit button. */
  readonly aside?: ReactNode
}

/**
 * Every form of the shop. The shared rules replace the browser's own validation once hydrated. An error is shown at its field when the
 * field loses focus, and all errors in a summary when the form is rejected. Typed values stay until they are accepted, passwords only
 * while the form is open.
 */
export function Form<Name extends string>({
  name,
  rules,
  label,
  submitLabel,
  isAside = false,
  onSubmit,
  children,
  aside,
}: FormProps<Name>) {
  const words = useMessages('forms')
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLElement>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [rejection, setRejection] = useState<readonly Problem[] | null>(null)
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    if (form.current) restoreDraft(name, form.current)
  }, [name])
  useEffect(() => {
    if (rejection) summary.current?.focus()
  }, [rejection])

  const fieldId = (field: string) => `${id}-${field}`
  const findProblems = (): readonly Problem[] =>
    problemsIn(rules, readValues(form.current, rules)).map(({ name, error }) => ({ field: name, message: words.errors[error] }))

  function showProblems(found: readonly Problem[]) {
    setProblems(found)
    setRejection(found)
  }

  /** Updates the errors of fields that show one, and of the given fields. */
  function revalidate(...fields: readonly string[]) {
    const shownFields = [...problems.map(({ field }) => field), ...fields]
    const next = findProblems().filter(({ field }) => shownFields.includes(field))
    if (next.length > 0 || problems.length > 0) setProblems(next)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const invalid = findProblems()
    if (invalid.length > 0) return showProblems(invalid)
    setSending(true)
    try {
      const rejections = await onSubmit(readValues(form.current, rules))
      if (rejections.length > 0) return showProblems(rejections)
      deleteDraft(name)
      clearPasswords(form.current)
      setProblems([])
      setRejection(null)
    } catch (error) {
      if (!isOffline(error)) console.warn(`The form '${name}' could not be sent`, error)
      showProblems([{ field: null, message: isOffline(error) ? words.offline : words.unavailable }])
    } finally {
      setSending(false)
    }
  }

  const leave = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    // An error must not move a button while it is pressed; a submit validates all fields anyway.
    if (isText && target.value !== '' && !(relatedTarget instanceof HTMLButtonElement)) revalidate(target.name)
  }
  const shown = rejection ? problems : []
  return (
    <FormContext
      value={{
        fieldId,
        getProblem: (field) => problems.find((problem) => problem.field === field)?.message ?? null,
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
          if (problems.length > 0) revalidate()
        }}
      >
        {shown.length > 0 && (
          <Problems
            ref={summary}
            problems={shown}
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

/** The values of fields with a rule. Other fields only serve the browser. */
function readValues<Name extends string>(form: HTMLFormElement | null, rules: Readonly<Record<Name, FieldRule>>) {
  const data = form ? new FormData(form) : new FormData()
  const read = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(Object.keys(rules).map((name) => [name, read(name)])) as Readonly<Record<Name, string>>
}

/** Deletes accepted passwords, so that the next user of the device does not find them. */
function clearPasswords(form: HTMLFormElement | null) {
  for (const field of form?.querySelectorAll<HTMLInputElement>('input[data-secret]') ?? []) field.value = ''
}

/** The text of a field's label, or of the legend for a group of radio buttons. */
function readLabel(id: string): string {
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`)
  const name = label ?? document.getElementById(id)?.closest('fieldset')?.querySelector('legend')
  return name?.firstChild?.textContent ?? ''
}
