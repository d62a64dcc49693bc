import { choicesChecksum } from './checksum.ts'
import { hasChoices, type LineContent } from './line-content.ts'

/** What a line is recognized by. */
export interface LineIdentity extends LineContent {
  /** The platform's number of the line; null before it has one. */
  readonly itemId: string | null
}

/**
 * Whether two lines are one: with choices of a set or custom options by number or checksum, all others by sku. A number or a
 * checksum says nothing of another product: numbers come again in other carts, and options of two products can be equal.
 * @source CART-4 to CART-6; platform contract §4.4; decision 0028
 */
export function isSameLine(a: LineIdentity, b: LineIdentity): boolean {
  if (!isSkuOf(a, b)) return false
  return hasSameChoices(a, b) || hasSameId(a, b)
}

/** Whether the platform numbered both, and alike. */
export const hasSameId = (a: LineIdentity, b: LineIdentity): boolean => a.itemId !== null && a.itemId === b.itemId

/** Whether the same was chosen and answered, or nothing for both. */
export const hasSameChoices = (a: LineContent, b: LineContent): boolean =>
  hasChoices(a) || hasChoices(b) ? choicesChecksum(a) === choicesChecksum(b) : true

/** The platform joins the skus of what was chosen to the product's own: 'SET-BOARD-SCREW'. @source platform contract E2 */
const isSkuOf = (a: LineIdentity, b: LineIdentity): boolean => a.sku === b.sku || isJoined(a, b) || isJoined(b, a)

const isJoined = (whole: LineIdentity, part: LineIdentity): boolean => hasChoices(part) && whole.sku.startsWith(`${part.sku}-`)
