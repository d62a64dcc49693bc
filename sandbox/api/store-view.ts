import type { View } from '../store/entities.ts'

/** What the platform knows of a store view. */
export interface StoreView {
  readonly view: View
  readonly storeId: number
  readonly index: string
  readonly taxCountry: string
  readonly locale: string
  readonly currency: string
}

const DEFAULT: StoreView = {
  view: 'default',
  storeId: 1,
  index: 'vue_storefront_catalog',
  taxCountry: 'GB',
  locale: 'en-GB',
  currency: 'GBP',
}

const STORE_VIEWS: readonly StoreView[] = [
  DEFAULT,
  { view: 'de', storeId: 2, index: 'vue_storefront_catalog_de', taxCountry: 'DE', locale: 'de-DE', currency: 'EUR' },
  { view: 'it', storeId: 3, index: 'vue_storefront_catalog_it', taxCountry: 'IT', locale: 'it-IT', currency: 'EUR' },
]

/** The store view of a code, from the header or the query; the default one when there is none or it is unknown. @source platform contract §0.2 */
export const storeViewByCode = (code: unknown) => STORE_VIEWS.find(({ view }) => view === code) ?? DEFAULT

/** The store view of an id; ids of 0 and less, and missing ones, are 1. @source platform contract E5 */
export const storeViewById = (id: number) => STORE_VIEWS.find(({ storeId }) => storeId === id) ?? DEFAULT
