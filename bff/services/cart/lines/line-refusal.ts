import type { UserErrorCode } from '#schema/generated/types.ts'
import { type QuantityLimits, quantityProblem } from '#schema/rules/cart/quantity-limits.ts'
import type { DeviceLine } from '../../../domain/cart/cart.types.ts'
import type { CatalogProduct } from '../../../domain/catalog/catalog.types.ts'
import { toOutcome } from '../../../platform/base/outcome.ts'
import { loadChosenBundleStock, type MissingPart } from '../../availability/bundle-stock.ts'
import { loadStock } from '../../availability/stock.ts'
import type { RequestScope } from '../../scope/request-scope.ts'

export interface LineRefusal {
  readonly code: UserErrorCode
  /** Path of a field below the line; absent if the refusal concerns the whole line. */
  readonly field?: string
  /** Absent if the text of the error code is sufficient. */
  readonly message?: string
}

type RefusedLine = Pick<DeviceLine, 'sku' | 'bundleChoices'>

/** The reason for a refusal. The platform's message is not shown; the stock usually explains the refusal. @source TEXT-24, STOCK-15 */
export async function explainRefusal(
  { line, quantity }: { readonly line: RefusedLine; readonly quantity: number },
  product: CatalogProduct | null,
  scope: RequestScope,
): Promise<LineRefusal> {
  const stock = await loadStock({ sku: line.sku, stock: null }, scope)
  if (stock.status === 'OUT_OF_STOCK') return { code: 'OUT_OF_STOCK' }
  const [missing] = await findMissing({ ...line, quantity }, product, scope)
  if (missing) return missingRefusal(missing, scope)
  const left = Math.max(0, Math.floor(stock.quantity ?? quantity))
  if (left < quantity) return { code: 'OUT_OF_STOCK', message: scope.messages.cart.only(left) }
  const message = limitText(quantity, stock.limits ?? null, scope)
  return message === null ? { code: 'REFUSED' } : { code: 'REFUSED', message }
}

/**
 * The components that are short for this quantity of a bundle. Empty if the line is not a bundle or the components cannot be looked up;
 * the platform then decides.
 */
export async function findMissing(
  { bundleChoices, quantity }: Pick<DeviceLine, 'bundleChoices' | 'quantity'>,
  product: CatalogProduct | null,
  scope: RequestScope,
): Promise<readonly MissingPart[]> {
  if (product?.type !== 'bundle') return []
  const chosen = await toOutcome(loadChosenBundleStock(product, { bundleChoices, sets: quantity }, scope))
  return chosen.kind === 'found' ? chosen.value.missing : []
}

/** Names the component that is short. @source CART-19, TEXT-24 */
export const missingRefusal = ({ name, left }: MissingPart, { messages: { set } }: RequestScope): LineRefusal => ({
  code: 'OUT_OF_STOCK',
  message: left === 0 ? set.gone(name) : set.only({ component: name, left }),
})

/** The text for a quantity outside its limits; null if the quantity is valid or the limits are unknown. */
function limitText(quantity: number, limits: QuantityLimits | null, { messages: { cart } }: RequestScope): string | null {
  const problem = quantityProblem(quantity, limits)
  if (!limits || problem === null) return null
  if (problem === 'tooFew') return cart.quantityBelowLeast(limits.least)
  return problem === 'tooMany' ? cart.quantityTooLarge(limits.most + 1) : cart.quantityNotInSteps(limits.step)
}
