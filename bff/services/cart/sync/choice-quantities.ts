import type { BundleChoiceInput, CartLineInput, CartSyncInput } from '#schema/generated/types.ts'
import type { BundleOptionSource } from '../../../domain/catalog/catalog.types.ts'
import type { RequestScope } from '../../scope/request-scope.ts'
import { type LineProducts, lineProducts } from '../lines/line-products.ts'

/**
 * The device cart with all bundle choice quantities filled in. A missing quantity becomes the bundle's default, which is what the platform
 * would use. Makes no call if no quantity is missing.
 * @source platform contract §6.5
 */
export async function withChoiceQuantities(input: CartSyncInput, scope: RequestScope): Promise<CartSyncInput> {
  const open = [...input.lines, ...(input.removed ?? [])].filter(({ bundleChoices }) => bundleChoices?.some(isOpen))
  if (open.length === 0) return input
  const products = await lineProducts(open.map(toSubject), scope)
  const fillQuantities = (line: CartLineInput) => withQuantities(line, products)
  return { ...input, lines: input.lines.map(fillQuantities), removed: (input.removed ?? []).map(fillQuantities) }
}

const isOpen = ({ quantity }: BundleChoiceInput): boolean => quantity === null || quantity === undefined

function withQuantities(line: CartLineInput, products: LineProducts): CartLineInput {
  if (!line.bundleChoices?.some(isOpen)) return line
  const options = products.find(toSubject(line))?.product.bundleOptions ?? []
  return {
    ...line,
    bundleChoices: line.bundleChoices.map((choice) =>
      isOpen(choice) ? { ...choice, quantity: offeredQuantity(choice, options) } : choice,
    ),
  }
}

/** The bundle's default quantity of the first selected choice; one if the bundle names none. */
function offeredQuantity({ optionId, selectionIds }: BundleChoiceInput, options: readonly BundleOptionSource[]): number {
  const links = options.find((option) => option.optionId === optionId)?.links ?? []
  return Math.max(1, Math.trunc(links.find(({ id }) => id === selectionIds[0])?.qty ?? 1))
}

const toSubject = ({ sku, parentSku, bundleChoices, optionAnswers }: CartLineInput) => ({
  sku,
  parentSku: parentSku ?? null,
  bundleChoices: (bundleChoices ?? []).map((choice) => ({ ...choice, quantity: choice.quantity ?? 1 })),
  optionAnswers: optionAnswers ?? [],
})
