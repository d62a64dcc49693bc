import type { Extension, MoneyOptions, ShopInfo, ShopTexts, StoreViewInfo } from '#schema/page.types.ts'
import { DEVICE_STORES } from '#schema/rules/constants.ts'
import { UNBROKEN_DASH } from '#schema/rules/delivery/local-time.ts'
import { CALCULATOR_KINDS } from '#schema/rules/rooms/rooms.ts'
import { toBranches } from '../../config/branches.ts'
import type { CacheConfig } from '../../config/cache.ts'
import type { CatalogConfig } from '../../config/catalog.ts'
import { externalCheckout } from '../../config/checkout.ts'
import type { Config } from '../../config/config.ts'
import { toDeliveryRules } from '../../config/delivery.ts'
import { addressSettings, type ShopConfig } from '../../config/shop.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import type { TelemetryConfig } from '../../config/telemetry.ts'

interface Settings
  extends Pick<Config, 'shop' | 'storeViews' | 'publicUrl' | 'catalog' | 'serviceWorker' | 'cart' | 'checkout' | 'analytics'> {
  readonly cache: Pick<CacheConfig, 'catalogIndexProducts'>
  readonly telemetry: Pick<TelemetryConfig, 'hasFieldReports'>
  readonly lacks?: readonly Extension[]
}

/** The shop data that pages need, for a store view. @param origin the origin that shoppers see */
export function shopInfo(settings: Settings, storeView: StoreViewConfig, origin: string): ShopInfo {
  const { shop, catalog, serviceWorker, cart, cache, storeViews, analytics } = settings
  const branches = toBranches(shop.branches, shop.opening)
  return {
    name: shop.name,
    phone: shop.phone,
    colours: { bar: shop.colours.bar, barDark: shop.colours.barDark },
    texts: keepTimesTogether(storeView.texts ?? shop.texts),
    opening: shop.opening,
    branches,
    delivery: shop.delivery && toDeliveryRules(shop.delivery, branches),
    origin,
    deviceDatabase: deviceDatabase(storeView, shop),
    language: storeView.language,
    locale: storeView.locale,
    country: storeView.taxCountry,
    money: moneyOptions(storeView),
    timeZone: storeView.timeZone,
    dateFormat: storeView.dateFormat,
    basePath: storeView.basePath,
    ...(storeViews.length > 1 && { storeViews: storeViews.map((view) => storeViewInfo(view, storeView, settings)) }),
    priceSync: toPriceSync(catalog),
    stockSync: catalog.stockSync,
    serviceWorker,
    catalogIndex: cache.catalogIndexProducts > 0,
    cart: { counts: cart.counts, allowsOutOfStock: cart.allowsOutOfStock, allowsZeroPrice: cart.allowsZeroPrice },
    cutsToList: shop.cutting !== null,
    calculators: offeredCalculators(shop),
    checkout: toCheckoutInfo(settings),
    ...addressSettings(shop),
    sendsOfflineOrders: settings.checkout.sendsOfflineOrders,
    ...(settings.lacks?.length && { lacks: settings.lacks }),
    analytics: analytics.isOn ? { container: analytics.container, reports: settings.telemetry.hasFieldReports } : null,
  }
}

/** @source UI-54 */
const keepTimesTogether = (texts: ShopTexts): ShopTexts => ({
  ...texts,
  hours: texts.hours?.replace(/(?<=\d)–(?=\d)/g, UNBROKEN_DASH) ?? null,
})

const offeredCalculators = ({ calculators }: Pick<ShopConfig, 'calculators'>): ShopInfo['calculators'] =>
  CALCULATOR_KINDS.flatMap((kind) => {
    const settings = calculators[kind]
    return settings ? [{ kind, linkedFrom: settings.linkedFrom }] : []
  })

export const deviceDatabase = (
  { code }: Pick<StoreViewConfig, 'code'>,
  { commonCaches }: Pick<ShopConfig, 'commonCaches'>,
): string => (commonCaches ? DEVICE_STORES.name : `${code}-${DEVICE_STORES.name}`)

/** Without carts on the platform nothing can be ordered. */
const toCheckoutInfo = (settings: Settings): ShopInfo['checkout'] =>
  externalCheckout(settings) !== null ? 'external' : settings.cart.sync ? 'built-in' : 'none'

const storeViewInfo = (
  { code, name, language, currency, basePath, host }: StoreViewConfig,
  from: StoreViewConfig,
  { publicUrl }: Settings,
): StoreViewInfo => {
  const elsewhere = host === null ? (publicUrl ?? '') : `${publicUrl?.startsWith('http:') ? 'http' : 'https'}://${host}`
  return { code, name, language, currency, basePath, home: `${host === from.host ? '' : elsewhere}${basePath}/` }
}

const moneyOptions = ({ currency, minorDigits }: StoreViewConfig): MoneyOptions => ({
  style: 'currency',
  currency,
  currencyDisplay: 'narrowSymbol',
  minimumFractionDigits: minorDigits,
  maximumFractionDigits: minorDigits,
})

/** If answers wait for prices, a price missing from an answer has failed, so there is no reason to clear prices. */
function toPriceSync({ priceSync, priceSyncWait, clearPricesBeforeSync }: CatalogConfig): ShopInfo['priceSync'] {
  if (!priceSync) return 'off'
  return clearPricesBeforeSync && !priceSyncWait ? 'clear' : 'on'
}
