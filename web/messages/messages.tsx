import { createContext, useContext } from 'react'
import { catalog } from './en/catalog.ts'

/** What every language has to say on every screen, in the shape of the English texts. */
export type Messages = typeof catalog

export const MessagesContext = createContext<Messages>(catalog)

/** The sentences of parts that all screens share: strings, and functions where something has to be put in. */
export function useMessages(): Messages {
  return useContext(MessagesContext)
}
