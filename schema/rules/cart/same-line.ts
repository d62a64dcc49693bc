import { choicesChecksum } from './checksum.ts'
import { hasChoices, type LineContent } from './line-content.ts'

/** The fields of a cart line that identify its product. */
export interface LineIdentity extends LineContent {
  /** The platform's id of the line; null before it has one. */
  readonly itemId: string | null
}

/**
 * Whether two lines are the same: by id or checksum if they have choices, otherwise by sku. Ids and checksums are compared only for
 * the same product, because ids recur in other carts and two products can have equal options.
 * @source CART-4 to CART-6; platform contract §4.4; decision 0023
 */
export function isSameLine(a: LineIdentity, b: LineIdentity): boolean {
  if (!hasSkuOfProduct(a, b)) return false
  return hasSameChoices(a, b) || hasSameId(a, b)
}

export const hasSameId = (a: LineIdentity, b: LineIdentity): boolean => a.itemId !== null && a.itemId === b.itemId

/** Whether the choices are equal or both empty. */
export const hasSameChoices = (a: LineContent, b: LineContent): boolean =>
  hasChoices(a) || hasChoices(b) ? choicesChecksum(a) === choicesChecksum(b) : true

/** The platform appends the skus of the choices to the product's: 'SET-BOARD-SCREW'. @source platform contract E2 */
const hasSkuOfProduct = (a: LineIdentity, b: LineIdentity): boolean => a.sku === b.sku || isJoined(a, b) || isJoined(b, a)

const isJoined = (whole: LineIdentity, part: LineIdentity): boolean => hasChoices(part) && whole.sku.startsWith(`${part.sku}-`)
