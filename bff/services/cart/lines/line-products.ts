import { hasChoices } from '#schema/rules/cart/line-content.ts'
import type { LineIdentity } from '#schema/rules/cart/same-line.ts'
import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import { childBySku } from '../../../domain/products/configurable.ts'
import { toOutcome } from '../../../platform/base/outcome.ts'
import { splitIntoChunks } from '../../../platform/http/chunks.ts'
import { productsOfSkus } from '../../products/product-lookup.ts'
import type { RequestScope } from '../../scope/request-scope.ts'

export interface LineSubject extends Pick<LineIdentity, 'sku' | 'bundleChoices' | 'optionAnswers'> {
  readonly parentSku: string | null
}

/** The products of lines; null if the catalogue has none. `isReachable` is false if the catalogue did not answer. */
export type LineProducts = Awaited<ReturnType<typeof lineProducts>>

export async function lineProducts(lines: readonly LineSubject[], scope: RequestScope) {
  const skus = [...new Set(lines.flatMap(subjectSkus))]
  const outcome = await toOutcome(
    Promise.all(splitIntoChunks(skus, GRAPHQL_LIMITS.skus).map((chunk) => productsOfSkus(chunk, scope))).then((parts) =>
      parts.flat(),
    ),
  )
  if (outcome.kind !== 'found') scope.log.warn(outcome.error.forLog(), 'cart products not available')
  const found = new Map((outcome.kind === 'found' ? outcome.value : []).map((lookup) => [lookup.sku, lookup]))
  return {
    isReachable: outcome.kind === 'found',
    find(line: LineSubject) {
      const parent = line.parentSku === null ? undefined : found.get(line.parentSku)?.product
      if (parent && childBySku(parent, line.sku)) return { product: parent, childSku: line.sku }
      return subjectSkus(line).flatMap((sku) => found.get(sku) ?? [])[0] ?? null
    },
  }
}

/** Skus to look the line up by: its own, then shorter prefixes of a sku the platform composed, longest first. */
function subjectSkus({ sku, parentSku, ...choices }: LineSubject): readonly string[] {
  return [...(hasChoices(choices) ? composedSkus(sku) : [sku]), ...(parentSku === null ? [] : [parentSku])]
}

/** A sku that the platform composed, then its shorter prefixes, longest first. */
export function composedSkus(sku: string): readonly string[] {
  const parts = sku.split('-').slice(0, MOST_PARTS)
  const shorter = parts.map((_, i) => parts.slice(0, i).join('-')).filter((part) => part !== '')
  return [sku, ...shorter.reverse()]
}

/** Maximum number of sku parts to look up. Longer skus come from custom options. */
const MOST_PARTS = 12
