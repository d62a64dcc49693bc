import type { FormatSettings } from './format.ts'
import { loadLanguage } from './languages.ts'
import { createMessageStore, type MessageStore } from './message-store.ts'
import type { Namespace } from './messages.types.ts'

/** Every part of the shop that has texts. Every language has all of them. */
export const NAMESPACES = Object.keys(await loadLanguage('en')) as Namespace[]

const stores = new Map<string, Promise<MessageStore>>()

/** All messages of a store view, for the server. They are loaded once, so that rendering never waits. */
export function allMessages({ language, locale, timeZone, money, dateFormat }: FormatSettings): Promise<MessageStore> {
  const key = [language, locale, timeZone, dateFormat, ...Object.values(money)].join()
  const known = stores.get(key)
  if (known) return known
  const store = loadAll({ language, locale, timeZone, money, dateFormat })
  stores.set(key, store)
  return store
}

async function loadAll(settings: FormatSettings): Promise<MessageStore> {
  const language = await loadLanguage(settings.language)
  const store = createMessageStore(settings, Promise.resolve(language))
  await store.load(NAMESPACES)
  return store
}
