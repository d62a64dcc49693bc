import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { findArguments } from './message-arguments.ts'
import type { Arguments, ParsedText, Texts } from './message-tree.ts'

/**
 * Compares the texts of a language with the English ones: each has the arguments of its original, and the forms that the plurals of
 * its language need.
 * @returns the faults by key; texts with a fault must not be shown
 */
export function findFaults(texts: Texts, english: Texts, language: string): ReadonlyMap<string, string> {
  const faults = new Map<string, string>()
  for (const [key, original] of english) {
    const text = texts.get(key)
    if (!text) continue
    try {
      const fault =
        compareArguments(findArguments(text.elements), findArguments(original.elements)) ?? missingForm(text, language)
      if (fault) faults.set(key, fault)
    } catch (error) {
      faults.set(key, error instanceof Error ? error.message : String(error))
    }
  }
  return faults
}

function compareArguments(own: Arguments, original: Arguments): string | null {
  const names = (some: readonly string[]) => some.map((name) => `{${name}}`).join(', ')
  const unknown = [...own.keys()].filter((name) => !original.has(name))
  if (unknown.length > 0) return `contains ${names(unknown)}, which the English text does not have`
  const left = [...original.keys()].filter((name) => !own.has(name))
  if (left.length > 0) return `leaves out ${names(left)}`
  const other = [...own].filter(([name, kind]) => kind !== 'text' && kind !== original.get(name))
  return other.length > 0 ? `uses ${names(other.map(([name]) => name))} in another way than the English text` : null
}

/** Numbers that shoppers read; rules for millions alone need no form of their own. */
const COMMON_NUMBERS = 200

function missingForm({ elements }: ParsedText, language: string): string | null {
  const rules = new Intl.PluralRules(language)
  const needed = new Set(Array.from({ length: COMMON_NUMBERS }, (_, number) => rules.select(number)))
  const known = rules.resolvedOptions().pluralCategories
  let fault: string | null = null
  function visit(element: MessageFormatElement) {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return
    const keys = Object.keys(element.options)
    if (element.type === TYPE.plural) {
      const forms = keys.filter((key) => !key.startsWith('='))
      const missing = forms.length > 1 && [...needed].find((form) => !forms.includes(form))
      const strange = forms.find((form) => !known.some((rule) => rule === form))
      if (missing) fault ??= `{${element.value}} has no form '${missing}', which the language needs`
      if (strange) fault ??= `{${element.value}} has the form '${strange}', which the language does not have`
    }
    for (const { value } of Object.values(element.options)) value.forEach(visit)
  }
  elements.forEach(visit)
  return fault
}
