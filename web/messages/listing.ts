import { createContext, useContext } from 'react'
import { listing } from './en/listing.ts'

/** What every language has to say of listings, in the shape of the English texts. */
export type ListingMessages = typeof listing

export const ListingMessagesContext = createContext<ListingMessages>(listing)

/** The sentences of listings; they travel with the screens that say them. */
export function useListingMessages(): ListingMessages {
  return useContext(ListingMessagesContext)
}
