import { type Format, type FormatSettings, formatFor } from './format.ts'
import { spokenLanguage } from './languages.ts'
import type { Language, Messages, Namespace } from './messages.types.ts'

/** The messages of one store view that are loaded so far. */
export interface MessageStore {
  readonly format: Format
  /** @throws if they are not loaded */
  get<Name extends Namespace>(namespace: Name): Messages[Name]
  /** Resolves when the messages are loaded. Returns the same promise on every call, as React's `use` needs it, until loading fails. */
  whenLoaded(namespace: Namespace): Promise<void>
  /** @throws if one of them cannot be fetched; the next call tries again */
  load(namespaces: readonly Namespace[]): Promise<void>
}

export function createMessageStore(settings: FormatSettings, language: Promise<Language>): MessageStore {
  const format = formatFor({ ...settings, language: spokenLanguage(settings.language) })
  const messages: { [Name in Namespace]?: Messages[Name] } = {}
  const loads = new Map<Namespace, Promise<void>>()

  async function fetchMessages<Name extends Namespace>(namespace: Name) {
    messages[namespace] = (await (await language)[namespace]()).messages(format)
  }
  function whenLoaded(namespace: Namespace): Promise<void> {
    const started = loads.get(namespace)
    if (started) return started
    const load = fetchMessages(namespace)
    loads.set(namespace, load)
    load.then(
      // Marked as React marks a promise it has read, so that components whose messages are loaded render at once.
      () => Object.assign(load, { status: 'fulfilled' }),
      () => loads.delete(namespace),
    )
    return load
  }
  return {
    format,
    get(namespace) {
      const found = messages[namespace]
      if (!found) throw new Error(`The messages '${namespace}' are not loaded`)
      return found
    },
    whenLoaded,
    async load(namespaces) {
      await Promise.all(namespaces.map(whenLoaded))
    },
  }
}
