/**
 * Messages for developers and the log, exactly as specified. Messages about calls to the platform are in `platform/base/errors.ts` and
 * `platform/search/entities.ts`, those for shoppers in `server-messages.ts`.
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
