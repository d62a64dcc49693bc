import { type Format, type FormatSettings, formatFor } from './format.ts'
import type { Language, Messages, Namespace } from './messages.types.ts'

/** The messages of one store view, as far as they have been fetched. */
export interface MessageStore {
  readonly format: Format
  /** @throws when nobody fetched them: whoever fetches the code that says them fetches them too */
  get<Name extends Namespace>(namespace: Name): Messages[Name]
  /** @throws when they cannot be fetched */
  load(namespaces: readonly Namespace[]): Promise<void>
}

export function createMessageStore(settings: FormatSettings, language: Promise<Language>): MessageStore {
  const format = formatFor(settings)
  const messages: { [Name in Namespace]?: Messages[Name] } = {}

  async function loadOne<Name extends Namespace>(namespace: Name) {
    messages[namespace] ??= (await (await language)[namespace]()).messages(format)
  }
  return {
    format,
    get(namespace) {
      const found = messages[namespace]
      if (!found) throw new Error(`The messages '${namespace}' were not fetched with the code that says them`)
      return found
    },
    async load(namespaces) {
      await Promise.all(namespaces.map(loadOne))
    },
  }
}
