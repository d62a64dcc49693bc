/**
 * What the rules say to developers and in the log when something is missing, to the letter. What goes wrong on the way to the
 * platform is said in `platform/errors.ts` and `platform/entities.ts`, and to shoppers in `server-messages.ts`.
 * @source PROD-26, PROD-27, ERROR-1 to ERROR-4, VAR-12
 */
export const MESSAGES = {
  productStatus: (status: number) => `Product query returned empty result product status = ${status}`,
  productVisibility: (visibility: number) => `Product query returned empty result product visibility = ${visibility}`,
  categoryEmpty: 'Category query returned empty result',
  cmsEmpty: 'CMS query returned empty result',
  productMissing: 'Product not found',
  groupEmpty: 'Grouped product without product links',
  searchKeyMissing: (key: string) => `Please provide the search key ${key} for product/single action!`,
  parentSkuMissing: 'Please provide the parentSku for the product variant lookup!',
} as const
