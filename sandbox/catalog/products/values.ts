import type { StoreView } from '../../store-views.ts'
import { getAttribute } from '../attributes/attribute.ts'
import { getOption } from '../attributes/options.ts'
import type { ProductLine } from '../families/family.ts'
import { metres } from '../families/measures.ts'
import { evaluate } from '../families/rule.ts'
import { pence, viewPrice } from '../money.ts'
import type { Product, SaleableItem } from './product.ts'

type Fields = Record<string, unknown>

/**
 * Returns the attribute fields of an item in the indexer's format: option ids for selects, a comma-separated list for multiselects.
 * Leaves out attributes in `without` and empty values.
 */
export function attributeFields(product: Product, item: SaleableItem, view: StoreView, without: readonly string[] = []): Fields {
  const fields: Fields = {}
  for (const [code, value] of Object.entries(item.values)) {
    if (value === '' || without.includes(code)) continue
    fields[code] = attributeField(code, value)
  }
  for (const [code, text] of Object.entries(product.line.texts)) fields[code] = text[view.language]
  return isChoosing(product, item) ? fields : { ...fields, ...measuredFields(product.line, item, view) }
}

/** Returns the option id, ids or plain value for an attribute value. */
export function attributeField(code: string, value: string | number): string | number {
  const attribute = getAttribute(code)
  if (attribute.kind === 'plain' || attribute.kind === 'flag') return value
  if (attribute.kind !== 'words') return getOption(attribute, value).id
  const ids = String(value)
    .split(',')
    .map((key) => getOption(attribute, key).id)
  return ids.join(',')
}

/** A configurable product has no measures of its own. */
const isChoosing = (product: Product, item: SaleableItem) => item === product && product.variants.length > 0

/** Returns m² per piece and net price per metre, if the product line defines them. */
function measuredFields(line: ProductLine, item: SaleableItem, view: StoreView): Fields {
  return {
    ...(line.coverage ? { coverage: thousandths(evaluate(line.coverage, item.values)) } : {}),
    ...(line.linear ? { aa_pricepermetre: pence(viewPrice(item.price, view) / metres(item.values)) } : {}),
  }
}

/** Rounds to three decimals; halves round up despite binary fractions slightly below. */
const thousandths = (amount: number): number => Math.round(amount * 1000 + 1e-9) / 1000

/** Returns the measures of a configurable product: the lowest price per metre, and the m² if all variants agree. */
export function rangeFields(product: Product, view: StoreView): Fields {
  const measured = product.variants.map((variant) => measuredFields(product.line, variant, view))
  const perMetre = measured.map(({ aa_pricepermetre }) => aa_pricepermetre).filter((price) => typeof price === 'number')
  const covered = new Set(measured.map(({ coverage }) => coverage))
  const [coverage] = covered
  return {
    ...(perMetre.length > 0 ? { aa_pricepermetre: Math.min(...perMetre) } : {}),
    ...(covered.size === 1 && coverage !== undefined ? { coverage } : {}),
  }
}
