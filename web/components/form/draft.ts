const PREFIX = 'shop/draft/'

type DraftField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What of a form may be kept: everything but passwords and boxes that are ticked, and only what somebody changed. */
const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is DraftField =>
      (field instanceof HTMLInputElement && field.type !== 'password' && field.type !== 'checkbox') ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement,
  )

/** Keeps what is typed for as long as the tab is open, so that a reload or a closed dialog loses nothing. */
export function keepDraft(name: string, form: HTMLFormElement) {
  const said = fieldsOf(form).filter((field) => !isChoice(field) || field.checked)
  const typed = [...keptDraft(name), ...said.map((field) => [field.name, field.value] as const)]
  attempt(() => sessionStorage.setItem(PREFIX + name, JSON.stringify([...new Map(typed)])))
}

/** Puts what was typed into fields that are still as they came. */
export function restoreDraft(name: string, form: HTMLFormElement) {
  const kept = keptDraft(name)
  for (const field of fieldsOf(form)) {
    const typed = kept.get(field.name)
    if (typed === undefined) continue
    if (isChoice(field)) field.checked = field.value === typed
    else if (isUntouched(field)) field.value = typed
  }
}

export function dropDraft(name: string) {
  attempt(() => sessionStorage.removeItem(PREFIX + name))
}

/** Forgets what was typed into any form of this tab. */
export function dropDrafts() {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  })
}

/** One of several ways to answer: it has a value whether it was chosen or not. */
const isChoice = (field: DraftField): field is HTMLInputElement => field instanceof HTMLInputElement && field.type === 'radio'

const isUntouched = (field: DraftField) => field instanceof HTMLSelectElement || field.value === field.defaultValue

function keptDraft(name: string): Map<string, string> {
  const entries: unknown = attempt(() => JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '[]'))
  return new Map(Array.isArray(entries) ? entries.filter(isEntry) : [])
}

const isEntry = (entry: unknown): entry is [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string')

/** A device that keeps nothing has no drafts. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch (error) {
    console.warn('What is typed lasts as long as the page', error)
    return undefined
  }
}
