import { QuickOrderProductsDocument } from '#schema/generated/operations.ts'
import type { CartSettings } from '#schema/page.types.ts'
import { loadBySku } from '../../../../data/by-sku/load-by-sku.ts'
import type { Purchase } from '../../../buying/cart/index.ts'
import { skuKey } from '../rows/order-rows.ts'
import type { RowProblem } from '../rows/row-state.types.ts'
import { toMatch } from './match.ts'
import { createProductLookup, type LookupResult } from './product-lookup.ts'
import { rowStates } from './row-state.ts'

export interface OrderedLine {
  readonly sku: string
  readonly quantity: number
}

/** Whether and how an ordered line can be bought now. */
export type LineOffer =
  | { readonly status: 'ready'; readonly purchase: Purchase }
  | {
      readonly status: 'refused'
      readonly problem: RowProblem
      /** URL of the product; null if there is none. */
      readonly url: string | null
    }

/** Looks up the current offer for each line, in the order of the lines. Never rejects; a failed lookup refuses its lines. */
export async function lineOffers(lines: readonly OrderedLine[], settings: CartSettings): Promise<readonly LineOffer[]> {
  const { results, lookUp } = createProductLookup(async (skus) => {
    const { found, unseen } = await loadBySku(QuickOrderProductsDocument, skus, { again: true })
    return { found: found.map(toMatch), unseen }
  })
  await lookUp(lines.map(({ sku }) => sku))
  return toLineOffers(lines, results.current(), settings)
}

/** @param results by `skuKey` */
export function toLineOffers(
  lines: readonly OrderedLine[],
  results: ReadonlyMap<string, LookupResult>,
  settings: CartSettings,
): readonly LineOffer[] {
  const rows = lines.map(({ sku, quantity }, i) => ({ id: `${i}`, sku, quantity: toQuantityText(quantity) }))
  const states = rowStates(rows, results, settings)
  return rows.map(({ id, sku }): LineOffer => {
    const state = states.get(id)
    if (state?.status === 'ready') return { status: 'ready', purchase: state.purchase }
    const result = results.get(skuKey(sku))
    if (result?.status !== 'found') return { status: 'refused', problem: result ? { kind: result.status } : FAILED, url: null }
    const { url } = result.match.variant ?? result.match.product
    return { status: 'refused', problem: state?.status === 'problem' ? state.problem : FAILED, url }
  })
}

const FAILED: RowProblem = { kind: 'failed' }

/** One decimal shows in every locale that the quantity is not whole. */
const toQuantityText = (quantity: number): string =>
  Number.isInteger(quantity) ? quantity.toFixed(0) : `${Math.trunc(quantity)}.5`
