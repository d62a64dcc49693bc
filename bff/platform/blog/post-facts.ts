import type { NewsCategory } from '../../domain/content/content.types.ts'
import {
  type Document,
  decodeDocuments,
  decodeFlag,
  decodeId,
  decodeLabel,
  decodeText,
  isDocument,
} from '../documents/document.ts'
import { mediaPath } from '../media/media-path.ts'
import { unpackJson } from './unpack-json.ts'

/** In characters. Shoppers would not read a longer name. */
const LONGEST_NAME = 80
const MOST_CATEGORIES = 10
/** Marks that change the direction of the text after them. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const SLUG = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,99}$/u
/** The slug of the whole list. */
const ALL = 'all'

/** The post's picture, or the first one of its text. Platforms send `false` for none. @source BLOG-3; platform contract E10 */
export function decodePicture({ featured_image, featured_img, first_image }: Document): string | null {
  const inMedia = typeof featured_img === 'string' ? `/media/${featured_img.replace(/^\/+/, '')}` : null
  for (const source of [featured_image, featured_img, inMedia, first_image]) {
    const path = typeof source === 'string' ? mediaPath(source) : null
    if (path !== null) return path
  }
  return null
}

/** The author's name, sent as a text or as an object; null for an id alone. @source BLOG-3 */
export function decodeAuthor({ author }: Document): string | null {
  if (!isDocument(author)) return typeof author === 'string' && !/^\s*\d*\s*$/.test(author) ? decodeName(author) : null
  const { name, title, firstname, lastname } = author
  return decodeName(name) ?? decodeName(title) ?? decodeName([firstname, lastname].map(decodeText).filter(Boolean).join(' '))
}

/** The active categories whose names are sent; ids alone are ignored. @source BLOG-4 */
export function decodeCategories({ categories }: Document): readonly NewsCategory[] {
  const known = new Map<string, NewsCategory>()
  for (const document of decodeDocuments(unpackJson(categories))) {
    const name = decodeName(document.title) ?? decodeName(document.name)
    const identifier = [document.identifier, document.category_id, document.id].map(decodeId).find(isSlug)
    if (name && identifier && decodeFlag(document.is_active, true)) known.set(identifier, { identifier, name })
  }
  return [...known.values()].slice(0, MOST_CATEGORIES)
}

const isSlug = (id: string | null): id is string => id !== null && id !== ALL && SLUG.test(id)

/** A name on one line that cannot change the text around it. */
function decodeName(value: unknown): string | null {
  const name = decodeLabel(value)?.replace(DIRECTIONS, '').replace(/\s+/g, ' ').trim()
  if (!name) return null
  const characters = [...name]
  return characters.length > LONGEST_NAME
    ? `${characters
        .slice(0, LONGEST_NAME - 1)
        .join('')
        .trimEnd()}…`
    : name
}
