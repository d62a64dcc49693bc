import type { MoneyOptions, ShopInfo } from '#schema/page.types.ts'
import { DEVICE_STORES } from '#schema/rules/constants.ts'
import type { CartConfig } from '../../config/cart.ts'
import type { CatalogConfig } from '../../config/catalog.ts'
import type { ShopConfig } from '../../config/shop.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'

interface Settings {
  readonly shop: ShopConfig
  readonly catalog: CatalogConfig
  readonly serviceWorker: boolean
  readonly cart: CartConfig
}

/** What pages know of the shop, for a store view. @param origin the one shoppers see */
export function shopInfo(settings: Settings, storeView: StoreViewConfig, origin: string): ShopInfo {
  const { shop, catalog, serviceWorker, cart } = settings
  return {
    name: shop.name,
    phone: shop.phone,
    colours: { bar: shop.colours.bar, barDark: shop.colours.barDark },
    texts: shop.texts,
    origin,
    deviceDatabase: shop.commonCaches ? DEVICE_STORES.name : `${storeView.code}-${DEVICE_STORES.name}`,
    language: storeView.language,
    locale: storeView.locale,
    money: moneyOptions(storeView),
    timeZone: catalog.timeZone,
    dateFormat: storeView.dateFormat,
    basePath: storeView.basePath,
    priceSync: priceSyncOf(catalog),
    stockSync: catalog.stockSync,
    serviceWorker,
    cart: { counts: cart.counts, allowsOutOfStock: cart.allowsOutOfStock, allowsZeroPrice: cart.allowsZeroPrice },
  }
}

const moneyOptions = ({ currency, minorDigits }: StoreViewConfig): MoneyOptions => ({
  style: 'currency',
  currency,
  currencyDisplay: 'narrowSymbol',
  minimumFractionDigits: minorDigits,
  maximumFractionDigits: minorDigits,
})

/** Where answers wait for prices, what came without them has failed: there is nothing to clear them for. */
function priceSyncOf({ priceSync, priceSyncWait, clearPricesBeforeSync }: CatalogConfig): ShopInfo['priceSync'] {
  if (!priceSync) return 'off'
  return clearPricesBeforeSync && !priceSyncWait ? 'clear' : 'on'
}
