import { useSyncExternalStore } from 'react'

interface DocumentChoiceSettings<Usual extends string, Other extends string> {
  /** Key in local storage, which `before-paint.ts` reads too. */
  readonly key: string
  /** Attribute of the document, as in `dataset`. */
  readonly attribute: string
  readonly usual: Usual
  readonly other: Other
}

/**
 * A choice between two ways to show pages. It is an attribute of the document that style sheets follow, so that pages are the same for
 * everyone. Applies to this page, other tabs and later pages.
 */
export function createDocumentChoice<Usual extends string, Other extends string>({
  key,
  attribute,
  usual,
  other,
}: DocumentChoiceSettings<Usual, Other>) {
  const listeners = new Set<() => void>()
  const toChoice = (text: string | null | undefined): Usual | Other => (text === other ? other : usual)
  const apply = (choice: Usual | Other) => {
    document.documentElement.dataset[attribute] = choice
    for (const listener of listeners) listener()
  }
  const followTabs = (event: StorageEvent) => {
    if (event.key === key) apply(toChoice(event.newValue))
  }
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) addEventListener('storage', followTabs)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) removeEventListener('storage', followTabs)
    }
  }
  return {
    useChoice: (): Usual | Other =>
      useSyncExternalStore<Usual | Other>(
        subscribe,
        () => toChoice(document.documentElement.dataset[attribute]),
        () => usual,
      ),
    choose(choice: Usual | Other) {
      apply(choice)
      try {
        localStorage.setItem(key, choice)
      } catch (error) {
        console.warn(`The choice of ${attribute} could not be stored and applies to this page only`, error)
      }
    },
  }
}
