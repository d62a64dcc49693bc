import { createContext, type ReactNode, use, useContext } from 'react'
import type { Format } from './format.ts'
import type { MessageStore } from './message-store.ts'
import type { Messages, Namespace } from './messages.types.ts'

const MessagesContext = createContext<MessageStore | null>(null)

/** Provides one store for the whole page. Messages are added to the store as they load. */
export function MessagesProvider({ messages, children }: { readonly messages: MessageStore; readonly children: ReactNode }) {
  return <MessagesContext value={messages}>{children}</MessagesContext>
}

/**
 * The texts of a namespace, in the language of the store view. Code that is loaded with a list of namespaces finds them there;
 * messages missing from that list are fetched now, and the component suspends until they arrive.
 */
export function useMessages<Name extends Namespace>(namespace: Name): Messages[Name] {
  const store = useMessageStore()
  use(store.whenLoaded(namespace))
  return store.get(namespace)
}

/** Formats numbers, money and dates as the store view does. */
export const useFormat = (): Format => useMessageStore().format

function useMessageStore(): MessageStore {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('useMessages needs a MessagesProvider above it')
  return messages
}
