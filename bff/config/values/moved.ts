import { join } from 'node:path'

/** Variables of earlier versions that are keys of a file in the content folder now: the file and the key. */
export const MOVED_TO_CONTENT: Readonly<Record<string, readonly [file: string, key: string]>> = {
  SHOP_NAME: ['shop/default.yaml', 'name'],
  SHOP_PHONE: ['shop/default.yaml', 'phone'],
  SHOP_EMAIL: ['shop/default.yaml', 'email'],
  HELP_PAGES: ['shop/default.yaml', 'pages.help'],
  ABOUT_PAGES: ['shop/default.yaml', 'pages.about'],
  CURRENCY: ['shop/store-views.yaml', 'default.currency'],
  COUNTRY: ['shop/store-views.yaml', 'default.country'],
  LOCALE: ['shop/store-views.yaml', 'default.locale'],
  TIME_ZONE: ['shop/store-views.yaml', 'default.timeZone'],
  PRICE_RANGES: ['shop/store-views.yaml', 'default.priceRanges'],
  STORE_VIEWS: ['shop/store-views.yaml', 'open'],
  COMMON_CACHES: ['shop/store-views.yaml', 'commonCaches'],
  FILTER_ATTRIBUTES: ['shop/settings.yaml', 'catalog.facets'],
  KEY_FACT_ATTRIBUTES: ['shop/settings.yaml', 'catalog.keyFacts'],
  SEARCH_FIELDS: ['shop/settings.yaml', 'catalog.searchFields'],
  ROOT_CATEGORY_ID: ['shop/settings.yaml', 'catalog.rootCategory'],
  BEST_SELLERS_CATEGORY_ID: ['shop/settings.yaml', 'catalog.bestSellersCategory'],
  SPECIAL_OFFERS_CATEGORY_ID: ['shop/settings.yaml', 'catalog.specialOffersCategory'],
  LIST_OUT_OF_STOCK: ['shop/settings.yaml', 'catalog.listOutOfStock'],
  URL_DISPATCHER: ['shop/settings.yaml', 'catalog.urlDispatcher'],
  PREVENT_CHILD_ACCESS: ['shop/settings.yaml', 'catalog.preventChildAccess'],
  FIRST_VARIANT_IN_URL: ['shop/settings.yaml', 'catalog.firstVariantInUrl'],
  CATALOGUE_INDEX_PRODUCTS: ['shop/settings.yaml', 'catalog.deviceProducts'],
  STOCK_SYNC: ['shop/settings.yaml', 'platform.stockSync'],
  PRICE_SYNC: ['shop/settings.yaml', 'platform.priceSync'],
  PRICE_SYNC_WAIT: ['shop/settings.yaml', 'platform.priceSyncWait'],
  CLEAR_PRICES_BEFORE_SYNC: ['shop/settings.yaml', 'platform.clearPricesBeforeSync'],
  TIER_PRICES: ['shop/settings.yaml', 'platform.tierPrices'],
  SEARCH_ADAPTER: ['shop/settings.yaml', 'platform.searchAdapter'],
  PLATFORM_CMS_DATA: ['shop/settings.yaml', 'platform.cmsData'],
  PLATFORM_CMS_HIERARCHY: ['shop/settings.yaml', 'platform.cmsHierarchy'],
  TAX_USER_GROUP_ID: ['shop/settings.yaml', 'tax.userGroupId'],
  TAX_ONLY_DEFAULT_GROUP: ['shop/settings.yaml', 'tax.useOnlyDefaultUserGroupId'],
  CART_SYNC: ['shop/settings.yaml', 'cart.sync'],
  CART_TOTALS_SYNC: ['shop/settings.yaml', 'cart.totalsSync'],
  CART_MERGE_BY_DEFAULT: ['shop/settings.yaml', 'cart.mergeByDefault'],
  CART_SYNC_CAN_REMOVE_LINES: ['shop/settings.yaml', 'cart.mayRemoveLines'],
  CART_SYNC_CAN_CHANGE_LINES: ['shop/settings.yaml', 'cart.mayChangeLines'],
  CART_CONFIGURABLE_OPTIONS: ['shop/settings.yaml', 'cart.sendsOptions'],
  CART_BYPASS_ATTEMPTS: ['shop/settings.yaml', 'cart.bypassAttempts'],
  CART_COUNTS: ['shop/settings.yaml', 'cart.counts'],
  CART_ALLOW_OUT_OF_STOCK: ['shop/settings.yaml', 'cart.allowsOutOfStock'],
  CART_ALLOW_ZERO_PRICE: ['shop/settings.yaml', 'cart.allowsZeroPrice'],
  SEND_OFFLINE_ORDERS: ['shop/settings.yaml', 'checkout.sendsOfflineOrders'],
  ANALYTICS: ['shop/settings.yaml', 'analytics.isOn'],
  TAG_CONTAINER_URL: ['shop/settings.yaml', 'analytics.container'],
  TAG_ORIGINS: ['shop/settings.yaml', 'analytics.origins'],
}

/** Variables of earlier versions that are a folder of the content folder now. */
const MOVED_TO_FOLDER: Readonly<Record<string, string>> = { BANNERS_DIR: 'banners', SEARCH_DICTIONARY_DIR: 'search' }

/** Variables of earlier versions that are part of another variable now. */
export const MOVED_TO_VARIABLE: Readonly<Record<string, string>> = {
  RATE_LIMIT_SIGN_IN: 'RATE_LIMITS=signIn=…',
  RATE_LIMIT_PASSWORD_RESET: 'RATE_LIMITS=passwordReset=…',
  RATE_LIMIT_COUPON: 'RATE_LIMITS=coupon=…',
  RATE_LIMIT_NEWSLETTER: 'RATE_LIMITS=newsletter=…',
  RATE_LIMIT_MESSAGE: 'RATE_LIMITS=message=…',
  RATE_LIMIT_ORDER: 'RATE_LIMITS=order=…',
  RATE_LIMIT_DELIVERY: 'RATE_LIMITS=delivery=…',
  RATE_LIMIT_CART: 'RATE_LIMITS=cart=…',
  CACHE_UPSTREAM_MB: 'CACHE_MB=upstream=…',
  CACHE_PAGES_MB: 'CACHE_MB=pages=…',
  CACHE_ANSWERS_MB: 'CACHE_MB=answers=…',
  CACHE_PICTURES_MB: 'CACHE_MB=pictures=…',
  SANDBOX_HOST: 'HOST=…',
}

/** All variables of earlier versions that are no longer read. */
export const MOVED: readonly string[] = [MOVED_TO_CONTENT, MOVED_TO_FOLDER, MOVED_TO_VARIABLE].flatMap(Object.keys)

/** The new place of a moved variable, for an error message. @param content the content folder that is in use */
export function newPlace(name: string, content: string): string {
  const [file, key] = MOVED_TO_CONTENT[name] ?? []
  if (file !== undefined) return `set ${key} in ${join(content, file)}`
  const folder = MOVED_TO_FOLDER[name]
  return folder === undefined ? `set ${MOVED_TO_VARIABLE[name]}` : `put the files into ${join(content, folder)}`
}
