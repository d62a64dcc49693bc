import { createContext, useContext } from 'react'

interface FormContextValue {
  fieldId(name: string): string
  /** The error to show at a field; null if it is valid or was not validated yet. */
  getProblem(name: string): string | null
  isOptional(name: string): boolean
}

export const FormContext = createContext<FormContextValue | null>(null)

export function useFormContext(): FormContextValue {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field needs a form around it')
  return form
}
