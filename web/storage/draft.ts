const PREFIX = 'shop/draft/'

type DraftField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields a draft stores: all but passwords and checkboxes. */
const draftFields = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is DraftField =>
      (field instanceof HTMLInputElement && field.dataset.secret === undefined && field.type !== 'checkbox') ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement,
  )

/** Stores the typed values in the tab, so that a reload or a closed dialog loses nothing. */
export function saveDraft(name: string, form: HTMLFormElement) {
  const answered = draftFields(form).filter((field) => !isChoice(field) || field.checked)
  const typed = [...readDraft(name), ...answered.map((field) => [field.name, field.value] as const)]
  tryStorage(() => sessionStorage.setItem(PREFIX + name, JSON.stringify([...new Map(typed)])))
}

/** Writes stored values into fields that still have their initial value. */
export function restoreDraft(name: string, form: HTMLFormElement) {
  const draft = readDraft(name)
  for (const field of draftFields(form)) {
    const typed = draft.get(field.name)
    if (typed === undefined) continue
    if (isChoice(field)) field.checked = field.value === typed
    else if (isUnchanged(field)) field.value = typed
  }
}

export function deleteDraft(name: string) {
  tryStorage(() => sessionStorage.removeItem(PREFIX + name))
}

export function deleteDrafts() {
  tryStorage(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  })
}

/** A radio button has a value whether it is checked or not. */
const isChoice = (field: DraftField): field is HTMLInputElement => field instanceof HTMLInputElement && field.type === 'radio'

const isUnchanged = (field: DraftField) => field instanceof HTMLSelectElement || field.value === field.defaultValue

function readDraft(name: string): Map<string, string> {
  const entries: unknown = tryStorage(() => JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '[]'))
  return new Map(Array.isArray(entries) ? entries.filter(isEntry) : [])
}

const isEntry = (entry: unknown): entry is [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string')

/** Without storage there are no drafts. */
function tryStorage<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch (error) {
    console.warn('Drafts of forms cannot be stored', error)
    return undefined
  }
}
