import { readNumber, readText } from '../../../store/fields.ts'
import { findSaleable, type Saleable } from '../../../store/saleable.ts'
import { Refusal } from '../../envelope.ts'
import { type Article, articleName, type Buyer, plainArticle } from './article.ts'
import { bundleArticle } from './bundle.ts'
import type { BuyRequest } from './buy-request.ts'
import { findChosenVariant } from './configurable.ts'
import { answeredOptions } from './custom-options.ts'

/**
 * Resolves a buy request to an article.
 * @param quantity for tier prices
 * @throws Refusal 404 for an unknown sku, 400 if the product cannot be bought as requested
 */
export function findArticle(request: BuyRequest, quantity: number, buyer: Buyer): Article {
  const found = findSaleable(buyer.catalog, buyer.view.code, request.sku)
  if (!found) throw new Refusal(404, "The product that was requested doesn't exist. Verify the product and try again.")
  if ((readNumber(found.document, 'status') ?? 1) >= 2)
    throw new Refusal(400, 'Product that you are trying to add is not available.')
  const base = articleOfType(found, request, quantity, buyer)
  const { options, surcharge } = answeredOptions(found.document, request.custom, base.price)
  return { ...base, price: base.price + surcharge, options: [...base.options, ...options] }
}

function articleOfType(found: Saleable, request: BuyRequest, quantity: number, buyer: Buyer): Article {
  const type = readText(found.document, 'type_id') ?? 'simple'
  if (type === 'grouped') throw new Refusal(400, 'Please specify the quantity of product(s).')
  if (type === 'bundle') return bundleArticle(found, request.bundle, quantity, buyer)
  if (type !== 'configurable') return { ...plainArticle(found, quantity, buyer), type }
  const { variant, options } = findChosenVariant(found.document, request.configurable, buyer)
  return { ...plainArticle(variant, quantity, buyer), name: articleName(found), type, options }
}
