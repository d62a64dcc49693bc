import { createContext, type ReactNode, useContext } from 'react'
import type { Format } from './format.ts'
import type { MessageStore } from './message-store.ts'
import type { Messages, Namespace } from './messages.types.ts'

const MessagesContext = createContext<MessageStore | null>(null)

/** Stands above the whole page and never changes; what is in the store grows with the code that needs it. */
export function MessagesProvider({ messages, children }: { readonly messages: MessageStore; readonly children: ReactNode }) {
  return <MessagesContext value={messages}>{children}</MessagesContext>
}

/** What a part of the shop says, in the language of the store view. Whoever fetches the part names its namespace. */
export function useMessages<Name extends Namespace>(namespace: Name): Messages[Name] {
  return useMessageStore().get(namespace)
}

/** How the store view writes numbers and dates that stand by themselves. */
export const useFormat = (): Format => useMessageStore().format

function useMessageStore(): MessageStore {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('useMessages needs a MessagesProvider above it')
  return messages
}
