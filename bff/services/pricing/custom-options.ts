import type { CustomOption, CustomOptionType, DownloadLink, ProductDocument } from '#schema/generated/types.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { customOptionPrice, orderedCustomOptions } from '../../domain/pricing/custom-options.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { taxedMoney } from './money.ts'
import { loadPrice } from './prices.ts'

/** Keyed by the platform's names; an unknown type becomes a text line. @source platform contract §6.6 */
const OPTION_TYPES: ReadonlyMap<string, CustomOptionType> = new Map([
  ['field', 'FIELD'],
  ['area', 'AREA'],
  ['file', 'FILE'],
  ['drop_down', 'DROP_DOWN'],
  ['select', 'DROP_DOWN'],
  ['radio', 'RADIO'],
  ['checkbox', 'CHECKBOX'],
  ['multiple', 'MULTIPLE'],
  ['date', 'DATE'],
  ['date_time', 'DATE_TIME'],
  ['time', 'TIME'],
])

/** The custom options of a product in the merchant's order, with the surcharge of each answer per piece. */
export async function loadCustomOptions(product: CatalogProduct, scope: RequestScope): Promise<readonly CustomOption[]> {
  if (product.customOptions.length === 0) return []
  const surcharge = await findSurcharge(product, scope)
  return orderedCustomOptions(product.customOptions).map(
    ({ optionId, type, required, price: fee, priceType, values, ...option }) => ({
      ...option,
      type: OPTION_TYPES.get(type) ?? 'FIELD',
      id: optionId,
      isRequired: required,
      price: fee === null ? null : surcharge({ price: fee, priceType }),
      values: values.map((value) => ({ ...value, price: surcharge(value) })),
    }),
  )
}

/** Samples a shopper may view or listen to before buying. */
export const productSamples = ({ samples }: CatalogProduct): readonly ProductDocument[] =>
  samples.flatMap(({ title, url }) => (url === null ? [] : { title, url }))

/** The downloads of a product; the price is the surcharge of a download, null if there is none. */
export async function loadDownloadLinks(product: CatalogProduct, scope: RequestScope): Promise<readonly DownloadLink[]> {
  const surcharge = await findSurcharge(product, scope)
  return product.downloads.map(({ id, title, price }) => ({
    id,
    title,
    price: price ? surcharge({ price, priceType: 'fixed' }).amount : null,
  }))
}

async function findSurcharge(product: CatalogProduct, scope: RequestScope) {
  const { price, rate } = await loadPrice(product, scope)
  const { minorDigits } = scope.storeView
  return (fee: Parameters<typeof customOptionPrice>[1]) => {
    const { percent, amount } = customOptionPrice(price.final, fee, rate, minorDigits)
    return { percent, amount: taxedMoney(amount, scope.storeView) }
  }
}
