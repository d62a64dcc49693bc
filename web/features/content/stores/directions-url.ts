import type { BranchAddress } from '#schema/rules/delivery/branch.types.ts'

/** The URL of a map with directions to an address. Nothing is requested before a shopper follows the link. */
export function directionsUrl({ street, city, postcode, country }: BranchAddress): string {
  const destination = [street, `${city} ${postcode}`, country].join(', ')
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
}
