import type { IndexedMoney, IndexedPrice, IndexedProduct, IndexedVariant } from '#schema/catalog-index.types.ts'
import type { BothPricesFragment } from '#schema/generated/operations.ts'
import { formatMoney } from '#schema/rules/price-format.ts'
import type { OfflineProduct } from '../offline-catalog.types.ts'

export function toOfflineProduct(product: IndexedProduct, variant: IndexedVariant | null, money: IndexedMoney): OfflineProduct {
  const { name, url, picture, facts = '', options = [], variantsInPath } = product
  const sold = variant ?? product
  const sku = encodeURIComponent(sold.sku)
  return {
    sku: sold.sku,
    parentSku: product.sku,
    name,
    options: variant ? options.map((label, i) => ({ label, value: variant.values[i] ?? '' })) : [],
    url: variant ? (variantsInPath ? `${url}/${sku}` : `${url}?childSku=${sku}`) : url,
    picture: { __typename: 'Picture', path: picture, alt: name },
    sizes: variant ? variant.values.join(', ') : sizesBeyond(name, facts),
    needsChoice: (variant ? product.variantsNeedChoice : product.needsChoice) === true,
    hasVariants: (product.variants ?? []).length > 0,
    phoneOrderOnly: product.phoneOrderOnly === true,
    price: sold.price ? toOfflinePrice(sold.price, money) : null,
    unitPrice: sold.price?.unit ? { unit: sold.price.unit.of, price: toBothPrices(sold.price.unit, money) } : null,
  }
}

const NUMBER_OF_SIZE = /\d[\d.,]*(?=\s?(?:[x×–/]|mm|ml|l|kg))/g

/** The sizes that the name does not repeat: '900 mm' of 'Shelf 18 × 244 mm' with '18 mm, 244 mm, 900 mm'. @source LIST-38 */
function sizesBeyond(name: string, facts: string): string {
  const named = new Set(name.match(NUMBER_OF_SIZE))
  const isNamed = (fact: string) => fact.match(NUMBER_OF_SIZE)?.every((number) => named.has(number)) === true
  return facts
    .split(', ')
    .filter((fact) => !isNamed(fact))
    .join(', ')
}

const toOfflinePrice = ({ isFrom, breaks = [], ...final }: IndexedPrice, money: IndexedMoney): OfflineProduct['price'] => ({
  isFrom: isFrom === true,
  final: toBothPrices(final, money),
  breaks: breaks.map(({ from, ...price }) => ({
    __typename: 'PriceBreak',
    quantity: from,
    price: toBothPrices(price, money),
  })),
})

function toBothPrices({ net, gross }: Pick<IndexedPrice, 'net' | 'gross'>, money: IndexedMoney): BothPricesFragment {
  const toMoney = (amount: number) => ({ __typename: 'Money', amount, formatted: formatMoney(amount, money) }) as const
  return { __typename: 'TaxedMoney', net: toMoney(net), gross: { ...toMoney(gross), currency: money.currency } }
}
