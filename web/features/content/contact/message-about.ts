import { requiredText } from '#schema/rules/forms/form-rules.ts'
import type { ContactQuery } from '../../../components/links/contact-query.types.ts'

interface AboutWords {
  readonly question: (product: string) => string
  readonly back: (product: string) => string
  readonly tellMe: (product: string) => string
}

/**
 * Subject and text of a message about the product that an address names; empty if it names none. The subject has only the sku if the
 * name is too long for it.
 * @param search the query of the address, which a stranger may have written
 */
export function messageAbout(search: string, words: AboutWords): { readonly subject: string; readonly text: string } {
  const { name, sku, waits }: Partial<Record<keyof ContactQuery, string>> = Object.fromEntries(new URLSearchParams(search))
  const isWaiting = waits !== undefined
  const toSubject = isWaiting ? words.back : words.question
  const product = name && sku ? [`${name} (${sku})`, sku].find((text) => requiredText(toSubject(text), {}) === null) : undefined
  if (product === undefined) return { subject: '', text: '' }
  return { subject: toSubject(product), text: isWaiting ? words.tellMe(product) : '' }
}
