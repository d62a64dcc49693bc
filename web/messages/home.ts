import { createContext, useContext } from 'react'
import { home } from './en/home.ts'

/** What every language has to say of the home page, in the shape of the English texts. */
export type HomeMessages = typeof home

export const HomeMessagesContext = createContext<HomeMessages>(home)

/** The sentences of the home page; they travel with the screens that say them. */
export function useHomeMessages(): HomeMessages {
  return useContext(HomeMessagesContext)
}
