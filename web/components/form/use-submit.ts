import { type RefObject, type SubmitEvent, useState } from 'react'
import type { FieldRule } from '#schema/rules/forms/form-rules.ts'
import { isOffline } from '../../api/errors.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import { deleteDraft } from '../../storage/draft.ts'
import { focusIfLost } from './focus-if-lost.ts'
import { clearPasswords, readValues } from './form-values.ts'
import type { Problem } from './problems.tsx'
import type { FormProblems } from './use-problems.ts'

export interface Submission<Name extends string> {
  /** Unique within the shop; identifies the draft. */
  readonly name: string
  /** One per field, in the order of the fields. */
  readonly rules: Readonly<Record<Name, FieldRule>>
  /** Called with valid values. Returns rejections; a thrown error is shown as an outage. */
  readonly onSubmit: (values: Readonly<Record<Name, string>>) => Promise<readonly Problem[]>
}

/**
 * Sends a valid form once at a time. Typed values are deleted when the form is accepted. If an answer replaces the form, the element around
 * both takes the focus.
 * @source SHOP-22
 */
export function useSubmit<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  { name, rules, onSubmit }: Submission<Name>,
  problems: FormProblems,
) {
  const words = useMessages('forms')
  const [isSending, setSending] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const invalid = problems.find()
    if (invalid.length > 0) return problems.reject(invalid)
    setSending(true)
    const place = form.current?.parentElement
    try {
      const rejections = await onSubmit(readValues(form.current, rules))
      if (rejections.length > 0) return problems.reject(rejections)
      deleteDraft(name)
      clearPasswords(form.current)
      problems.clear()
      focusIfLost(() => (form.current ? null : place))
    } catch (error) {
      const isOutage = !isOffline(error)
      if (isOutage) console.warn(`The form '${name}' could not be sent`, error)
      problems.reject([{ field: null, message: isOutage ? words.unavailable : words.offline }])
    } finally {
      setSending(false)
    }
  }

  return { isSending, submit }
}
