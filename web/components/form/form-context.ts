import { createContext, useContext } from 'react'

/** What a field has to know of the form around it. */
export interface FormContextValue {
  /** Element id of the field of a name. */
  fieldId(name: string): string
  /** What is wrong with it, to be shown; null when nothing is, or nobody has looked yet. */
  problemOf(name: string): string | null
  /** It may be left empty. */
  isOptional(name: string): boolean
}

export const FormContext = createContext<FormContextValue | null>(null)

export function useFormContext(): FormContextValue {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field needs a form around it')
  return form
}
