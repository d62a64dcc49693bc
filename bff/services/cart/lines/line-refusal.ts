import type { UserErrorCode } from '#schema/generated/types.ts'
import { type QuantityLimits, quantityProblem } from '#schema/rules/cart/quantity-limits.ts'
import type { DeviceLine } from '../../../domain/cart/cart.types.ts'
import type { CatalogProduct } from '../../../domain/catalog/catalog.types.ts'
import { outcomeOf } from '../../../platform/outcome.ts'
import { chosenBundleStock, type MissingPart } from '../../availability/bundle-stock.ts'
import { stockOf } from '../../availability/stock.ts'
import type { RequestScope } from '../../request-scope.ts'

/** Why a line was not changed. */
export interface LineRefusal {
  readonly code: UserErrorCode
  /** Path of a field below the line; left out if the refusal is about the whole line. */
  readonly field?: string
  /** Left out where the code's own text says it all. */
  readonly message?: string
}

type RefusedLine = Pick<DeviceLine, 'sku' | 'bundleChoices'>

/** Why a line was refused. The platform's words are not shown; its stock often says why. @source TEXT-24, STOCK-15 */
export async function refusalOf(
  { line, quantity }: { readonly line: RefusedLine; readonly quantity: number },
  product: CatalogProduct | null,
  scope: RequestScope,
): Promise<LineRefusal> {
  const stock = await stockOf({ sku: line.sku, stock: null }, scope)
  if (stock.status === 'OUT_OF_STOCK') return { code: 'OUT_OF_STOCK' }
  const [missing] = await missingOf({ ...line, quantity }, product, scope)
  if (missing) return missingRefusal(missing, scope)
  const left = Math.max(0, Math.floor(stock.quantity ?? quantity))
  if (left < quantity) return { code: 'OUT_OF_STOCK', message: scope.messages.cart.only(left) }
  const message = limitText(quantity, stock.limits ?? null, scope)
  return message === null ? { code: 'REFUSED' } : { code: 'REFUSED', message }
}

/**
 * The components of a set that so many of it need and that are not there; none for what is no set, and none where they cannot be looked
 * up: the platform decides then.
 */
export async function missingOf(
  { bundleChoices, quantity }: Pick<DeviceLine, 'bundleChoices' | 'quantity'>,
  product: CatalogProduct | null,
  scope: RequestScope,
): Promise<readonly MissingPart[]> {
  if (product?.type !== 'bundle') return []
  const chosen = await outcomeOf(chosenBundleStock(product, { bundleChoices, sets: quantity }, scope))
  return chosen.kind === 'found' ? chosen.value.missing : []
}

/** Names the component for whose sake a set is refused. @source CART-19, TEXT-24 */
export const missingRefusal = ({ name, left }: MissingPart, { messages: { set } }: RequestScope): LineRefusal => ({
  code: 'OUT_OF_STOCK',
  message: left === 0 ? set.gone(name) : set.only(name, left),
})

/** What is wrong with a quantity by what its stock says; null where that says nothing against it. */
function limitText(quantity: number, limits: QuantityLimits | null, { messages: { cart } }: RequestScope): string | null {
  const problem = quantityProblem(quantity, limits)
  if (!limits || problem === null) return null
  if (problem === 'tooFew') return cart.quantityBelowLeast(limits.least)
  return problem === 'tooMany' ? cart.quantityTooLarge(limits.most) : cart.quantityNotInSteps(limits.step)
}
