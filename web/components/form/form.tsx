import { type FocusEvent, type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { type FieldRule, problemsIn } from '#schema/rules/forms/form-rules.ts'
import { isOffline } from '../../api/errors.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import button from '../../styles/button.module.css'
import { dropDraft, keepDraft, restoreDraft } from './draft.ts'
import styles from './form.module.css'
import { FormContext } from './form-context.ts'
import { type Problem, Problems } from './problems.tsx'

interface FormProps<Name extends string> {
  /** By which what is typed is found again: one for each form of the shop. */
  readonly name: string
  /** One for each field, in their order. */
  readonly rules: Readonly<Record<Name, FieldRule>>
  readonly label?: string
  readonly submitLabel: string
  /** What it does is not what the page is for: its button gives way to another one. */
  readonly isAside?: boolean
  /** Called once the rules are met; answers what was refused. What it throws is said to be no fault of the shopper's. */
  readonly onSubmit: (values: Readonly<Record<Name, string>>) => Promise<readonly Problem[]>
  readonly children: ReactNode
  /** Stands beside the button. */
  readonly aside?: ReactNode
}

/**
 * The one way to ask a shopper for something. The browser's own constraints hold until scripts are here, the shared rules from
 * then on. What is wrong is said at the field once it was left, and all of it in a summary when the form was refused. What was
 * typed stays until it was accepted, passwords for as long as the form is open.
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
  const [refusal, setRefusal] = useState<readonly Problem[] | null>(null)
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    if (form.current) restoreDraft(name, form.current)
  }, [name])
  useEffect(() => {
    if (refusal) summary.current?.focus()
  }, [refusal])

  const fieldId = (field: string) => `${id}-${field}`
  const current = (): readonly Problem[] =>
    problemsIn(rules, valuesIn(form.current, rules)).map(({ name, error }) => ({ field: name, message: words.errors[error] }))

  function refuse(found: readonly Problem[]) {
    setProblems(found)
    setRefusal(found)
  }

  /** Says what is wrong with the fields it is said of already, and with those named. */
  function lookAgain(...fields: readonly string[]) {
    const told = [...problems.map(({ field }) => field), ...fields]
    const next = current().filter(({ field }) => told.includes(field))
    if (next.length > 0 || problems.length > 0) setProblems(next)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const found = current()
    if (found.length > 0) return refuse(found)
    setSending(true)
    try {
      const refused = await onSubmit(valuesIn(form.current, rules))
      if (refused.length > 0) return refuse(refused)
      dropDraft(name)
      emptyPasswords(form.current)
      setProblems([])
      setRefusal(null)
    } catch (error) {
      if (!isOffline(error)) console.warn(`The form '${name}' could not be sent`, error)
      refuse([{ field: null, message: isOffline(error) ? words.offline : words.unavailable }])
    } finally {
      setSending(false)
    }
  }

  const leave = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    // What is pressed next must not move away; a submit looks at everything anyway.
    if (isText && target.value !== '' && !(relatedTarget instanceof HTMLButtonElement)) lookAgain(target.name)
  }
  const shown = refusal ? problems : []
  return (
    <FormContext
      value={{
        fieldId,
        problemOf: (field) => problems.find((problem) => problem.field === field)?.message ?? null,
        isOptional: (field) => field in rules && rules[field as Name]('', {}) === null,
      }}
    >
      {/* The browser by itself sends such a form nowhere, however early it is submitted. */}
      <form
        ref={form}
        className={styles.form}
        method="dialog"
        noValidate
        aria-label={label}
        onSubmit={submit}
        onBlur={leave}
        onInput={() => {
          if (form.current) keepDraft(name, form.current)
          if (problems.length > 0) lookAgain()
        }}
      >
        {shown.length > 0 && (
          <Problems
            ref={summary}
            problems={shown}
            fieldOf={(field) => (field in rules ? { id: fieldId(field), label: labelOf(fieldId(field)) } : null)}
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

/** What is in the fields that have a rule; what else a form carries is for the browser. */
function valuesIn<Name extends string>(form: HTMLFormElement | null, rules: Readonly<Record<Name, FieldRule>>) {
  const data = form ? new FormData(form) : new FormData()
  const typedIn = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  // The names are those of the rules.
  return Object.fromEntries(Object.keys(rules).map((name) => [name, typedIn(name)])) as Readonly<Record<Name, string>>
}

/** They were taken: whoever comes next is not to find them. */
function emptyPasswords(form: HTMLFormElement | null) {
  for (const field of form?.querySelectorAll<HTMLInputElement>('input[type="password"]') ?? []) field.value = ''
}

/** What a field is called: by its label, one that is several buttons by the legend of their group. */
function labelOf(id: string): string {
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`)
  const name = label ?? document.getElementById(id)?.closest('fieldset')?.querySelector('legend')
  return name?.firstChild?.textContent ?? ''
}
