import type { Format, FormatSettings } from './format.ts'
import { loadLanguage } from './languages.ts'
import { createMessageStore, type MessageStore } from './message-store.ts'
import type { Messages, Namespace } from './messages.types.ts'

/** What every page fetches with its first files; nobody has to name it. */
export const ON_EVERY_PAGE: readonly Namespace[] = ['catalog']

let page: MessageStore | null = null

/** The messages of the page that is open in the browser. */
export async function openPageMessages(settings: FormatSettings): Promise<MessageStore> {
  page = createMessageStore(settings, loadLanguage(settings.language))
  await page.load(ON_EVERY_PAGE)
  return page
}

/** Fetches code together with what it says. The server has all messages of a store view before it renders. */
export async function withMessages<Code>(namespaces: readonly Namespace[], load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([load(), page?.load(namespaces)])
  return code
}

/** What code outside of React says on the page that is open; whoever fetches that code names the namespace. */
export function messagesOf<Name extends Namespace>(namespace: Name): Messages[Name] {
  if (!page) throw new Error('The messages of the page have not been opened')
  return page.get(namespace)
}

/** How the page that is open writes numbers and money, for code outside of React. */
export function formatOfPage(): Format {
  if (!page) throw new Error('The messages of the page have not been opened')
  return page.format
}
