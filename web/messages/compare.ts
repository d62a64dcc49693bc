import { createContext, useContext } from 'react'
import { compare } from './en/compare.ts'

/** What every language has to say of the comparison, in the shape of the English texts. */
export type CompareMessages = typeof compare

export const CompareMessagesContext = createContext<CompareMessages>(compare)

/** The sentences of the comparison; they travel with it. */
export function useCompareMessages(): CompareMessages {
  return useContext(CompareMessagesContext)
}
