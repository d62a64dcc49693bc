/**
 * What the rules say when something is missing, to the letter. What goes wrong on the way to the platform is said in
 * `platform/errors.ts` and `platform/entities.ts`, and what only the browser says in `web/messages`.
 * @source PROD-26, PROD-27, STOCK-4, ERROR-1 to ERROR-4
 */
export const MESSAGES = {
  productStatus: (status: number) => `Product query returned empty result product status = ${status}`,
  productVisibility: (visibility: number) => `Product query returned empty result product visibility = ${visibility}`,
  categoryEmpty: 'Category query returned empty result',
  cmsEmpty: 'CMS query returned empty result',
  productMissing: 'Product not found',
  searchKeyMissing: (key: string) => `Please provide the search key ${key} for product/single action!`,
  parentSkuMissing: 'Please provide the parentSku for the product variant lookup!',
  noVariants: 'No available product variants',
  priceUnknown: 'Product price is unknown, product cannot be added to the cart!',
} as const

/** For yes-and-no attributes whose metadata name no options. */
export const YES_NO: Readonly<Record<string, string>> = { '1': 'Yes', '0': 'No', true: 'Yes', false: 'No' }
