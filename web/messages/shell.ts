import { createContext, useContext } from 'react'
import { shell } from './en/shell.ts'

/** What every language has to say around screens, in the shape of the English texts. */
export type ShellMessages = typeof shell

export const ShellMessagesContext = createContext<ShellMessages>(shell)

/**
 * The sentences around screens: header, footer, search panel, error pages. They stay on the server and in parts that load
 * late, so that no page waits for them.
 */
export function useShellMessages(): ShellMessages {
  return useContext(ShellMessagesContext)
}
