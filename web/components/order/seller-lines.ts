import type { SellerCompanyFragment } from '#schema/generated/operations.ts'
import type { ShopInfo } from '#schema/page.types.ts'
import { isPostcodeLast } from './postal-address.tsx'

type Company = Omit<SellerCompanyFragment, '__typename'>

/**
 * Name, address and VAT number of the seller for printed pages: the company of the content, or the shop with its first branch.
 * @param company null or undefined if the content names none, or if it is not known offline
 */
export function sellerLines(shop: Pick<ShopInfo, 'name' | 'branches'>, company: Company | null | undefined) {
  const address: PostalLines | undefined = company ?? shop.branches[0]?.address
  return {
    name: company?.name ?? shop.name,
    /** Street and town. */
    address: address ? [address.street, townLine(address)] : [],
    vatNumber: company?.vatNumber ?? null,
  }
}

type PostalLines = Pick<Company, 'street' | 'city' | 'postcode' | 'country'>

const townLine = ({ city, postcode, country }: PostalLines) =>
  isPostcodeLast(country) ? `${city} ${postcode}` : `${postcode} ${city}`
