import { z } from 'zod'
import { CATALOG, LOCALE } from '#schema/rules/constants.ts'
import type { SitePages, SiteTexts } from './shop.ts'
import { currency, isCurrency, moneyFormat, priceRanges } from './values/money.ts'
import { country, locale, regionName } from './values/places.ts'
import { timeZone } from './values/plain.ts'
import { setting } from './values/setting.ts'

export interface StoreViewConfig {
  readonly code: string
  readonly id: number
  readonly name: string
  readonly index: string
  /** Its exclusive host name ('shop.example', in lower case, without a port); null for any host. */
  readonly host: string | null
  /** Path prefix ('/de'); empty for the default view. */
  readonly basePath: string
  /** BCP 47 tag of the texts: 'en-GB'. */
  readonly language: string
  /** BCP 47 tag for formatting numbers. */
  readonly locale: string
  /** ISO 4217. */
  readonly currency: string
  /** Decimal digits of the currency's minor unit: 2 for GBP, 0 for JPY. */
  readonly minorDigits: number
  readonly currencySign: string
  /** Contains `{sign}` and `{amount}`. */
  readonly priceFormat: string
  readonly dateFormat: string
  /** Time zone of the platform's dates and of displayed dates and times: 'Europe/London'. */
  readonly timeZone: string
  /** Bounds of the price facet, in whole units of the currency. The last range is open-ended. */
  readonly priceRanges: readonly number[]
  readonly taxCountry: string
  /** The shop's texts in this view; absent if they are the same in all views. */
  readonly texts?: SiteTexts
  readonly pages?: SitePages
}

/** The default store view in `shop/store-views.yaml`. @source LOCALE-1, LOCALE-5 */
export const defaultViewSettings = z.strictObject({
  currency: setting(currency.default(LOCALE.currency), 'Currency of ISO 4217 the shop sells in, with the minor unit that it has'),
  country: setting(country.default(LOCALE.country), 'Country of ISO 3166-1 whose tax guests pay'),
  locale: setting(locale.default(LOCALE.locale), 'Language tag (BCP 47) that numbers and money are formatted by'),
  timeZone: setting(
    timeZone.default('Europe/London'),
    'Time zone in which special prices start and end, and of displayed dates: a name such as `Europe/Berlin`, or `UTC`',
  ),
  priceRanges: setting(
    priceRanges.default([...CATALOG.priceRanges]),
    'Bounds of the price facet in whole units of the currency, ascending from 0; the last range is open-ended',
  ),
})

/** @source LOCALE-1, LOCALE-2, LOCALE-5, VIEW-4 */
export const defaultStoreView = (settings: z.output<typeof defaultViewSettings>, index: string): StoreViewConfig => ({
  code: 'default',
  id: DEFAULT_VIEW_ID,
  name: regionName(settings.country),
  index,
  host: null,
  basePath: '',
  language: 'en-GB',
  locale: settings.locale,
  ...moneyFormat(settings.locale, settings.currency),
  dateFormat: LOCALE.dateFormat,
  timeZone: settings.timeZone,
  priceRanges: settings.priceRanges,
  taxCountry: settings.country,
})

export const DEFAULT_VIEW_ID = 1

/**
 * The store view with amounts in the currency that an order was placed in; null if that is no currency.
 * @param currency null for the store view's own
 * @source ORDER-16
 */
export function inCurrency(currency: string | null, view: StoreViewConfig): StoreViewConfig | null {
  if (currency === null || currency === view.currency) return view
  return isCurrency(currency) ? { ...view, ...moneyFormat(view.locale, currency) } : null
}
