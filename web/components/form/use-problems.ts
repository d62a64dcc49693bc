import { type RefObject, useEffect, useRef, useState } from 'react'
import { type FieldRule, problemsIn } from '#schema/rules/forms/form-rules.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import { readValues } from './form-values.ts'
import { inFieldOrder, type Problem } from './problems.tsx'

/** The errors of a form: those its rules find, and those the server reports. */
export function useProblems<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  rules: Readonly<Record<Name, FieldRule>>,
) {
  const words = useMessages('forms')
  const summary = useRef<HTMLElement>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [rejection, setRejection] = useState<readonly Problem[] | null>(null)
  useEffect(() => {
    if (rejection) summary.current?.focus()
  }, [rejection])

  const find = (): readonly Problem[] =>
    inFieldOrder(
      problemsIn(rules, readValues(form.current, rules)).map(({ name, error }) => ({
        field: name,
        message: words.errors[error],
      })),
      [...(form.current?.elements ?? [])].map((element) => element.getAttribute('name') ?? ''),
    )

  return {
    atFields: problems,
    /** A form has a summary once it was rejected. */
    inSummary: rejection ? problems : [],
    summary,
    find,
    /** Shows the problems at their fields and in the summary, which gets the focus. */
    reject(found: readonly Problem[]) {
      setProblems(found)
      setRejection(found)
    },
    /** Updates the errors of fields that show one, and of the given fields. */
    revalidate(...fields: readonly string[]) {
      const shownFields = [...problems.map(({ field }) => field), ...fields]
      const next = find().filter(({ field }) => shownFields.includes(field))
      if (next.length > 0 || problems.length > 0) setProblems(next)
    },
    clear() {
      setProblems([])
      setRejection(null)
    },
  }
}

export type FormProblems = ReturnType<typeof useProblems>
