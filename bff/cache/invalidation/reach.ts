import { AVAILABLE_TAGS } from '../tags.ts'

/** Names of the shop's screens, which pages have as tags: those of the route table, and of what it has no route for. */
export const SCREENS = [
  'blog',
  'cart',
  'category',
  'checkout',
  'cms-page',
  'compare',
  'contact',
  'create-password',
  'cutting-form',
  'error',
  'external-thank-you',
  'home',
  'latest-news',
  'my-account',
  'page-not-found',
  'panel-cutting-services',
  'product',
  'quick-order',
  'redirect',
  'search',
  'wishlist',
] as const

const EVERYTHING = '*'
const PRODUCT = /^P./su
const CONTENT = /^(?:cms|review)/
/** Screens that are kinds of things too: these stand on every page. */
const KINDS = ['category', 'product']
const screens: ReadonlySet<string> = new Set(SCREENS.filter((name) => !KINDS.includes(name)))

/**
 * Whether a tag can be invalidated by: '*', one of the platform's, in full or as a beginning, or the name of a screen, that of a store view with the
 * view's code before it ('de-home').
 * @source platform contract §10.2; VIEW-2
 */
export const isAcceptedTag = (tag: string): boolean =>
  tag === EVERYTHING || AVAILABLE_TAGS.some((available) => tag.startsWith(available)) || isScreen(tag)

/** Also of a kind, where it is one store view's: 'de-category'. */
function isScreen(tag: string): boolean {
  if (screens.has(tag)) return true
  return SCREENS.some((name) => tag.endsWith(`-${name}`) && tag.length > name.length + 1)
}

/**
 * The tags of answers that are stale, the platform's and the shop's to persisted operations. A product's own tag is on all that says something of it.
 * Anything else can be part of an answer that does not name it: what is in a category, the menu, names of options, tax.
 */
export const answerTags = (tags: readonly string[]): readonly string[] => reached(tags, (tag) => PRODUCT.test(tag))

/** The tags of pages that are stale: the same, but that they name their screen. */
export const pageTags = (tags: readonly string[]): readonly string[] => reached(tags, (tag) => PRODUCT.test(tag) || isScreen(tag))

/** Whether what is said of products may be wrong: of anything but content, and what is a screen's alone. */
export const reachProducts = (tags: readonly string[]): boolean => !tags.every((tag) => isScreen(tag) || CONTENT.test(tag))

/** No platform names pictures: they are reached with everything else. */
export const reachPictures = (tags: readonly string[]): boolean => tags.includes(EVERYTHING)

const reached = (tags: readonly string[], isCarried: (tag: string) => boolean): readonly string[] =>
  tags.every(isCarried) ? tags : [EVERYTHING]
