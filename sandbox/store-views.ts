/** A store view: the catalogue in one language and currency, with its own search index. */
export type StoreView = (typeof STORE_VIEWS)[number]

export type StoreViewCode = StoreView['code']

export type Language = StoreView['language']

/** The store view of requests that name none. */
export const DEFAULT_VIEW = {
  code: 'default',
  language: 'en',
  storeId: 1,
  index: 'vue_storefront_catalog',
  taxCountry: 'GB',
  locale: 'en-GB',
  timeZone: 'Europe/London',
  currency: 'GBP',
} as const

/** @source platform contract §0.2 */
export const STORE_VIEWS = [
  DEFAULT_VIEW,
  {
    code: 'de',
    language: 'de',
    storeId: 2,
    index: 'vue_storefront_catalog_de',
    taxCountry: 'DE',
    locale: 'de-DE',
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
  },
  {
    code: 'it',
    language: 'it',
    storeId: 3,
    index: 'vue_storefront_catalog_it',
    taxCountry: 'IT',
    locale: 'it-IT',
    timeZone: 'Europe/Rome',
    currency: 'EUR',
  },
] as const

/**
 * Finds a store view by its code in the header or query; the default one if there is no code or an unknown one.
 * @source platform contract §0.2
 */
export const storeViewByCode = (code: unknown): StoreView => STORE_VIEWS.find((view) => view.code === code) ?? DEFAULT_VIEW

/** Finds a store view by id; 0, negative and missing ids are treated as 1. @source platform contract E5 */
export const storeViewById = (id: number): StoreView => STORE_VIEWS.find(({ storeId }) => storeId === id) ?? DEFAULT_VIEW
