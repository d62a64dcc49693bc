import type { FormatSettings } from './format.ts'
import { loadLanguage } from './languages.ts'
import { createMessageStore, type MessageStore } from './message-store.ts'
import type { Namespace } from './messages.types.ts'

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
