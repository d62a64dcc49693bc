/** Letters that do not decompose into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' }

/**
 * Text for a URL path: 'Oak & Pine Möbel' becomes 'oak-and-pine-mobel'.
 * @source platform contract §2.13
 */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđł]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s/g, '-')
    .replace(/&/g, '-and-')
    .replace(/[^a-z0-9_-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
}

/**
 * The slug of a product or category: its own, else its url key, else from name and id, else empty.
 * @source platform contract §2.13, §6.1
 */
export function toSlug(subject: {
  readonly slug: string | null
  readonly urlKey: string | null
  readonly name: string | null
  readonly id: string | null
}): string {
  if (subject.slug) return subject.slug
  if (subject.urlKey) return subject.urlKey
  return subject.name && subject.id ? slugify(`${subject.name}-${subject.id}`) : ''
}
