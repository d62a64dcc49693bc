import { createContext, useContext } from 'react'
import { search } from './en/search.ts'

/** What every language has to say of the search page, in the shape of the English texts. */
export type SearchMessages = typeof search

export const SearchMessagesContext = createContext<SearchMessages>(search)

/** The sentences of the search page; they travel with the screens that say them. */
export function useSearchMessages(): SearchMessages {
  return useContext(SearchMessagesContext)
}
