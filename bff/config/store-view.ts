import { z } from 'zod'
import { LOCALE } from '#schema/rules/constants.ts'
import type { SitePages, SiteTexts } from './shop.ts'
import { currency, minorDigitsOf, priceRanges, writtenMoney } from './values/money.ts'
import { country, locale, regionName } from './values/places.ts'
import { timeZone, told } from './values/plain.ts'

export interface StoreViewConfig {
  readonly code: string
  readonly id: number
  readonly name: string
  /** The platform's search index. */
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

export const storeViewVariables = {
  PLATFORM_INDEX: z
    .string()
    .regex(/^[a-z0-9_]+$/, told('no name of an index: it takes lower-case letters, digits and _'))
    .default('vue_storefront_catalog'),
  CURRENCY: currency.default(LOCALE.currency),
  COUNTRY: country.default(LOCALE.country),
  LOCALE: locale.default(LOCALE.locale),
  TIME_ZONE: timeZone.default('Europe/London'),
  PRICE_RANGES: priceRanges,
}

/** @source LOCALE-1, LOCALE-2, LOCALE-5, VIEW-4 */
export const defaultStoreView = (env: z.output<z.ZodObject<typeof storeViewVariables>>): StoreViewConfig => ({
  code: 'default',
  id: 1,
  name: regionName(env.COUNTRY),
  index: env.PLATFORM_INDEX,
  host: null,
  basePath: '',
  language: 'en-GB',
  locale: env.LOCALE,
  currency: env.CURRENCY,
  minorDigits: minorDigitsOf(env.CURRENCY),
  ...writtenMoney(env.LOCALE, env.CURRENCY),
  dateFormat: LOCALE.dateFormat,
  timeZone: env.TIME_ZONE,
  priceRanges: env.PRICE_RANGES,
  taxCountry: env.COUNTRY,
})
