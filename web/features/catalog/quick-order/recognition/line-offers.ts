import { QuickOrderProductsDocument } from '#schema/generated/operations.ts'
import type { CartSettings } from '#schema/page.types.ts'
import { loadBySku } from '../../../../data/by-sku/load-by-sku.ts'
import type { Purchase } from '../../../buying/cart/index.ts'
import type { Match } from '../rows/match.types.ts'
import { skuKey } from '../rows/order-rows.ts'
import type { RowProblem } from '../rows/row-state.types.ts'
import { matchOf } from './match.ts'
import { type Recognised, recognition } from './recognition.ts'
import { rowStates } from './row-state.ts'

/** A product number with a quantity. */
export interface NumberedLine {
  readonly sku: string
  readonly quantity: number
}

/** The current offer for a line. */
export type LineOffer =
  | { readonly status: 'ready'; readonly purchase: Purchase }
  | {
      readonly status: 'refused'
      readonly problem: RowProblem
      /** URL of the product; null if there is none. */
      readonly url: string | null
    }

/** Looks up the current offer for each line, in order. Never rejects: a failed lookup is reported per line. */
export async function lineOffers(lines: readonly NumberedLine[], settings: CartSettings): Promise<readonly LineOffer[]> {
  const { known, look } = recognition(async (skus) => {
    const { found, unseen } = await loadBySku(QuickOrderProductsDocument, skus, { again: true })
    return { found: found.map(matchOf), unseen }
  })
  await look(lines.map(({ sku }) => sku))
  return offersOf(lines, known.current(), settings)
}

/** @param known by `skuKey` */
export function offersOf(
  lines: readonly NumberedLine[],
  known: ReadonlyMap<string, Recognised>,
  settings: CartSettings,
): readonly LineOffer[] {
  const rows = lines.map(({ sku, quantity }, i) => ({ id: `${i}`, sku, quantity: written(quantity) }))
  const states = rowStates(rows, known, settings)
  return rows.map(({ id, sku }): LineOffer => {
    const state = states.get(id)
    if (state?.status === 'ready') return { status: 'ready', purchase: state.purchase }
    const recognised = known.get(skuKey(sku))
    if (recognised?.status === 'found')
      return { status: 'refused', problem: state?.status === 'problem' ? state.problem : FAILED, url: urlOf(recognised.match) }
    return { status: 'refused', problem: recognised ? { kind: recognised.status } : FAILED, url: null }
  })
}

const FAILED: RowProblem = { kind: 'failed' }

const urlOf = ({ product, variant }: Match): string => (variant ?? product).url

/** One decimal shows in every locale that the quantity is not whole. */
const written = (quantity: number): string => (Number.isInteger(quantity) ? quantity.toFixed(0) : `${Math.trunc(quantity)}.5`)
