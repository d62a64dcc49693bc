import { AVAILABLE_TAGS } from '../tags.ts'

/** The names of the shop's screens, which are tags of their pages: the screens of the route table, and those without a route. */
export const SCREENS = [
  'blog',
  'calculators',
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
  'lists',
  'my-account',
  'page-not-found',
  'panel-cutting-services',
  'product',
  'quick-order',
  'redirect',
  'search',
  'stores',
  'wishlist',
] as const

const EVERYTHING = '*'
const PRODUCT = /^P./su
const CONTENT = /^(?:cms|review)/
/** Screen names that are also kinds of entities. Entities of these kinds appear on every page. */
const KINDS = ['category', 'product']
const screens: ReadonlySet<string> = new Set(SCREENS.filter((name) => !KINDS.includes(name)))

/**
 * Whether a tag can be invalidated: '*', a platform tag in full or its prefix, or a screen name, with the code of a store view in
 * front for that view only ('de-home').
 * @source platform contract §10.2; VIEW-2
 */
export const isAcceptedTag = (tag: string): boolean =>
  tag === EVERYTHING || AVAILABLE_TAGS.some((available) => tag.startsWith(available)) || isScreen(tag)

/** Includes screens that are also kinds if they are limited to one store view: 'de-category'. */
function isScreen(tag: string): boolean {
  if (screens.has(tag)) return true
  return SCREENS.some((name) => tag.endsWith(`-${name}`) && tag.length > name.length + 1)
}

/**
 * The stale tags of responses: of the platform's, and of the shop's to persisted operations. A product tag is on all responses
 * with data of the product. Other entities may be part of responses that do not carry their tag: products of a category, the
 * menu, option labels, tax.
 */
export const answerTags = (tags: readonly string[]): readonly string[] => toKnownTags(tags, (tag) => PRODUCT.test(tag))

/** The stale tags of pages: like `answerTags`, but pages also carry their screen's tag. */
export const pageTags = (tags: readonly string[]): readonly string[] =>
  toKnownTags(tags, (tag) => PRODUCT.test(tag) || isScreen(tag))

/** Whether product data may be stale: true unless all tags are of content or of a single screen. */
export const affectsProducts = (tags: readonly string[]): boolean => !tags.every((tag) => isScreen(tag) || CONTENT.test(tag))

/** The platform has no tags for images, so only '*' invalidates them. */
export const affectsPictures = (tags: readonly string[]): boolean => tags.includes(EVERYTHING)

const toKnownTags = (tags: readonly string[], isCarried: (tag: string) => boolean): readonly string[] =>
  tags.every(isCarried) ? tags : [EVERYTHING]
