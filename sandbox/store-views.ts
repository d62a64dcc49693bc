/** A store view: one catalogue in one language and currency, under a search index of its own. */
export type StoreView = (typeof STORE_VIEWS)[number]

/** A store view as the catalogue's documents and callers name it. */
export type StoreViewCode = StoreView['code']

/** The language of a store view's texts. */
export type Language = StoreView['language']

/** The store view of whoever names none. */
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

/** The store view of a code, from the header or the query; the default one when there is none or it is unknown. @source platform contract §0.2 */
export const storeViewByCode = (code: unknown): StoreView => STORE_VIEWS.find((view) => view.code === code) ?? DEFAULT_VIEW

/** The store view of an id; ids of 0 and less, and missing ones, are 1. @source platform contract E5 */
export const storeViewById = (id: number): StoreView => STORE_VIEWS.find(({ storeId }) => storeId === id) ?? DEFAULT_VIEW
