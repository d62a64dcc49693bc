import { createContext, useContext } from 'react'
import { recentlyViewed } from './en/recently-viewed.ts'

/** What every language has to say of what was looked at lately, in the shape of the English texts. */
export type RecentlyViewedMessages = typeof recentlyViewed

export const RecentlyViewedMessagesContext = createContext<RecentlyViewedMessages>(recentlyViewed)

/** The sentences around products that were looked at; they travel with those. */
export function useRecentlyViewedMessages(): RecentlyViewedMessages {
  return useContext(RecentlyViewedMessagesContext)
}
