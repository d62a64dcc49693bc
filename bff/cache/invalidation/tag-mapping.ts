import { SCREEN_NAMES } from '#schema/generated/screens.ts'
import { ANY_CATEGORY_TAG, AVAILABLE_TAGS, MENU_TAG } from '../tags.ts'

/** The names of the shop's screens, which are tags of their pages: the screens of the route table, and those without a route. */
const SCREENS: readonly string[] = [...SCREEN_NAMES.filter((name) => name !== 'url-dispatcher'), 'page-not-found', 'redirect']

const EVERYTHING = '*'
const PRODUCT = /^P./su
/** Tags of categories, and of CMS pages and blocks, which share the prefix C. */
const CATEGORY = /^C./su
const CONTENT = /^(?:cms|review)/
/** Kinds of platform answers that the category tree and the links to pages are made from. */
const TREE_ANSWERS = ['category', 'cms_page', 'cms_block', 'cms_hierarchy'] as const
/** Screen names that are also kinds of entities. Entities of these kinds appear on every page. */
const KINDS = ['category', 'product']
const screens: ReadonlySet<string> = new Set(SCREENS.filter((name) => !KINDS.includes(name)))

/**
 * Whether a tag can be invalidated: '*', a platform tag in full or its prefix, 'menu', or a screen name, with the code of a store
 * view in front for that view only ('de-home').
 * @source platform contract §10.2; VIEW-2
 */
export const isAcceptedTag = (tag: string): boolean =>
  tag === EVERYTHING || tag === MENU_TAG || AVAILABLE_TAGS.some((available) => tag.startsWith(available)) || isScreen(tag)

/** Includes screens that are also kinds if they are limited to one store view: 'de-category'. */
function isScreen(tag: string): boolean {
  if (screens.has(tag)) return true
  return SCREENS.some((name) => tag.endsWith(`-${name}`) && tag.length > name.length + 1)
}

/**
 * The stale tags of platform answers. A product tag is on all answers with data of the product, a category tag on its lists of
 * products. Lists of categories, pages and blocks are read again for each category, because it can be new in them. Attributes and
 * tax can be part of any answer.
 */
export const upstreamTags = (tags: readonly string[]): readonly string[] =>
  toKnownTags(tags, (tag) => {
    if (PRODUCT.test(tag)) return [tag]
    if (CATEGORY.test(tag)) return [tag, ANY_CATEGORY_TAG, ...TREE_ANSWERS]
    return tag === MENU_TAG ? TREE_ANSWERS : null
  })

/** The stale tags of responses to trusted documents. The menu of a response shows the change at once. */
export const responseTags = (tags: readonly string[]): readonly string[] =>
  toKnownTags(tags, (tag) => {
    if (PRODUCT.test(tag)) return [tag]
    if (CATEGORY.test(tag)) return [tag, ANY_CATEGORY_TAG, MENU_TAG]
    return tag === MENU_TAG ? [tag] : null
  })

/**
 * The stale tags of pages. A category reaches the pages whose content shows it. Pages that show it in their menu alone follow with
 * `menu`, once the menu is known to have changed.
 */
export const pageTags = (tags: readonly string[]): readonly string[] =>
  toKnownTags(tags, (tag) => {
    if (CATEGORY.test(tag)) return [tag, ANY_CATEGORY_TAG]
    return PRODUCT.test(tag) || tag === MENU_TAG || isScreen(tag) ? [tag] : null
  })

/**
 * Which pages may be returned once more while they are rendered again: pages without products, which show no prices and no stock, and
 * pages of which only the menu has changed.
 * @param invalidated as `pageTags` returns them
 * @source CACHE-16; decision 0007
 */
export function mayBeStale(invalidated: readonly string[]): (page: readonly string[]) => boolean {
  const reached = new Set(invalidated)
  if (reached.has(EVERYTHING)) return () => false
  return (page) => !page.some((tag) => PRODUCT.test(tag)) || !page.some((tag) => tag !== MENU_TAG && reached.has(tag))
}

/** Whether the menu may have changed while cached pages still show the previous one. */
export const mayChangeMenu = (tags: readonly string[]): boolean => tags.some((tag) => CATEGORY.test(tag))

/** Whether product data may be stale: true unless all tags are of content, the menu or a single screen. */
export const affectsProducts = (tags: readonly string[]): boolean =>
  !tags.every((tag) => isScreen(tag) || CONTENT.test(tag) || tag === MENU_TAG)

/** The platform has no tags for images, so only '*' invalidates them. */
export const affectsPictures = (tags: readonly string[]): boolean => tags.includes(EVERYTHING)

/** @param toKnown the tags of the entries that a tag reaches; null if it may reach any */
function toKnownTags(tags: readonly string[], toKnown: (tag: string) => readonly string[] | null): readonly string[] {
  const known = tags.map(toKnown)
  return known.includes(null) ? [EVERYTHING] : [...new Set(known.flatMap((reached) => reached ?? []))]
}
