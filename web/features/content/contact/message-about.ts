import { requiredText } from '#schema/rules/forms/form-rules.ts'
import { CONTACT_QUERY } from '../../../components/links/contact-link.tsx'

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
  const query = new URLSearchParams(search)
  const [name, sku] = [query.get(CONTACT_QUERY.name), query.get(CONTACT_QUERY.sku)]
  const waits = query.has(CONTACT_QUERY.waits)
  const toSubject = waits ? words.back : words.question
  const product = name && sku ? [`${name} (${sku})`, sku].find((text) => requiredText(toSubject(text), {}) === null) : undefined
  if (product === undefined) return { subject: '', text: '' }
  return { subject: toSubject(product), text: waits ? words.tellMe(product) : '' }
}
