import type { Format, FormatSettings } from './format.ts'
import { loadLanguage } from './languages.ts'
import { createMessageStore, type MessageStore } from './message-store.ts'
import type { Messages, Namespace } from './messages.types.ts'

/** Namespaces that every page loads. Screens need not name them. */
export const ON_EVERY_PAGE: readonly Namespace[] = ['catalog']

let page: MessageStore | null = null

/** Opens the messages of the current page. */
export async function openPageMessages(settings: FormatSettings): Promise<MessageStore> {
  page = createMessageStore(settings, loadLanguage(settings.language))
  await page.load(ON_EVERY_PAGE)
  return page
}

/** Loads code together with its messages. The server loads all messages of a store view before it renders. */
export async function withMessages<Code>(namespaces: readonly Namespace[], load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([load(), page?.load(namespaces)])
  return code
}

/** Messages for code outside React. The importer of that code loads the namespace. @throws before `openPageMessages` */
export function readMessages<Name extends Namespace>(namespace: Name): Messages[Name] {
  if (!page) throw new Error('The messages of the page have not been opened')
  return page.get(namespace)
}

/** Messages for code outside React that rarely needs them. */
export async function loadMessages<Name extends Namespace>(namespace: Name): Promise<Messages[Name]> {
  await page?.load([namespace])
  return readMessages(namespace)
}

/** Formats of numbers and money for code outside React. */
export function formatOfPage(): Format {
  if (!page) throw new Error('The messages of the page have not been opened')
  return page.format
}
