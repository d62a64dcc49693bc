import { LISTS } from '#schema/rules/constants.ts'

/** Names that the shop assigns or reserves, in the shopper's language. */
export interface Naming {
  /** For a list without a name. */
  readonly fallback: string
  /** A name that no list may have, such as the wishlist's; empty for none. */
  readonly reserved: string
}

/** Longer texts are cut before they are cleaned. */
const MOST_TYPED = 1000

/** Control characters, half characters, and marks that change the direction of the text around a name. */
const UNSAFE = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/gu

/** A name as stored: one line, trimmed, up to 60 characters. Empty if no readable character is left. @source SAVE-2 */
export function cleanName(typed: string): string {
  const line = typed.slice(0, MOST_TYPED).replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim()
  return shorten(line, LISTS.name)
}

/** A name that no other list has, ignoring case: 'Kitchen 2' if there is a 'kitchen'. @param taken the names of the other lists */
export function uniqueName(typed: string, taken: readonly string[], { fallback, reserved }: Naming): string {
  const name = cleanName(typed) || fallback
  const known = new Set([...taken, reserved].map((other) => other.toLowerCase()))
  let unique = name
  for (let number = 2; known.has(unique.toLowerCase()); number++)
    unique = `${shorten(name, LISTS.name - `${number}`.length - 1)} ${number}`
  return unique
}

/** Cuts between characters, so that no half of an emoji is left. */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  let short = ''
  for (const character of text) {
    if (short.length + character.length > most) break
    short += character
  }
  return short.trim()
}
