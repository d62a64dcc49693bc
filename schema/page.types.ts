import type { Load } from './operation.ts'
import type { Branch } from './rules/delivery/branch.types.ts'
import type { DeliveryRules } from './rules/delivery/delivery-rules.types.ts'
import type { CalculatorKind } from './rules/rooms/rooms.ts'

export interface PageInput {
  /** The absolute URL that the shopper requested by GET. */
  readonly request: Request
  readonly load: Load
  /** Whether an answer of `load` lacks a field because a read failed. @param operation the name of the operation */
  readonly hasGaps?: (operation: string) => boolean
  readonly shop: ShopInfo
  readonly assets: PageAssets
}

/** Features that a platform may lack; their forms and links are hidden then. */
export type Extension = 'newsletter' | 'mail' | 'blog' | 'reviews'

/** The data that every page needs. Only `lacks` changes while the server runs. */
export interface ShopInfo {
  readonly name: string
  readonly phone: string | null
  /** The theme colour for the browser, as `#rrggbb`. */
  readonly colours: { readonly bar: string; readonly barDark: string }
  /** The merchant's texts in the app shell; null parts are omitted. */
  readonly texts: ShopTexts
  /** Opening hours from Monday to Sunday, '7:30-17:00' in the shop's time zone; null for a closed day. Null if unknown. */
  readonly opening: readonly (string | null)[] | null
  /** The merchant's branches; empty if the content names none. */
  readonly branches: readonly Branch[]
  /** When orders arrive; null if nothing is promised. */
  readonly delivery: DeliveryRules | null
  /** Public origin, for canonical URLs: 'https://shop.example'. */
  readonly origin: string
  /** Name of the database on the device: 'default-shop'. */
  readonly deviceDatabase: string
  /** BCP 47 tag of the page's language. */
  readonly language: string
  /** BCP 47 tag of its number format. */
  readonly locale: string
  /** The default country; ISO 3166-1 alpha-2. */
  readonly country: string
  /** The money format for `Intl.NumberFormat`, with the digits of the currency's minor unit. */
  readonly money: MoneyOptions
  /** The shop's time zone, so that a page is the same on every machine: 'Europe/London'. */
  readonly timeZone: string
  /** The format of date and time: 'HH:mm D/M/YYYY'. */
  readonly dateFormat: string
  /** The prefix of all paths of the store view: '/de'; empty for the default one. */
  readonly basePath: string
  /** All open store views, this one included; omitted if there is only one. */
  readonly storeViews?: readonly StoreViewInfo[]
  /**
   * Whether the platform confirms prices. `on`: the stored price is shown until then. `clear`: no price is shown until then.
   */
  readonly priceSync: 'off' | 'on' | 'clear'
  readonly stockSync: boolean
  /** Whether browsers install the service worker; if not, they remove it. */
  readonly serviceWorker: boolean
  /** Whether browsers may keep the whole catalogue, for searches without a network. */
  readonly catalogIndex: boolean
  readonly cart: CartSettings
  /** Whether the merchant cuts to a list, so that there is a cutting form. */
  readonly cutsToList: boolean
  readonly calculators: readonly OfferedCalculator[]
  /** The checkout that places orders: an external one, the shop's own, or none. */
  readonly checkout: 'external' | 'built-in' | 'none'
  readonly isTelephoneRequired: boolean
  /** Whether orders made offline are sent without asking when the network returns. */
  readonly sendsOfflineOrders: boolean
  /** The missing features of the platform; omitted if there are none. */
  readonly lacks?: readonly Extension[]
  /** Analytics settings; null if shoppers are not asked for consent. `reports`: pages report load times and script errors. */
  readonly analytics: { readonly container: string | null; readonly reports: boolean } | null
}

export interface OfferedCalculator {
  readonly kind: CalculatorKind
  /** Beginnings of the skus whose product pages link to it. */
  readonly linkedFrom: readonly string[]
}

export interface StoreViewInfo {
  readonly code: string
  readonly name: string
  /** BCP 47 tag: 'de-DE'. */
  readonly language: string
  /** Code of ISO 4217. */
  readonly currency: string
  readonly basePath: string
  /** URL of its home page: '/de/', with the host if it differs. */
  readonly home: string
}

export interface CartSettings {
  /** Unit of the number on the badge: pieces or lines. */
  readonly counts: 'quantities' | 'lines'
  /** If false, unconfirmed stock causes a warning. */
  readonly allowsOutOfStock: boolean
  readonly allowsZeroPrice: boolean
}

/** Texts about the trade, from the merchant's content files. */
export interface ShopTexts {
  readonly title: string
  readonly description: string
  readonly promise: string | null
  readonly contact: string | null
  readonly hours: string | null
  /** When orders leave, with the path of more about it. */
  readonly delivery: { readonly title: string; readonly text: string; readonly url: string } | null
  /** Names of delivery methods by their codes: 'pallet_pallet'. */
  readonly deliveryMethods: Readonly<Record<string, string>>
  readonly returns: string | null
  readonly searchPlaceholder: string
  readonly searchExample: string
  /** Searches that the empty field offers. */
  readonly popularSearches: readonly string[]
  /** Suggestions for a search without results. */
  readonly searchAdvice: readonly string[]
  /** Names of the room calculators; null for general ones. */
  readonly calculators: Readonly<Record<CalculatorKind, CalculatorTexts | null>> | null
}

interface CalculatorTexts {
  readonly title: string
  readonly intro: string
}

/** Options for `Intl.NumberFormat` to format money as the server does. */
export interface MoneyOptions {
  readonly style: 'currency'
  readonly currency: string
  readonly currencyDisplay: 'narrowSymbol'
  readonly minimumFractionDigits: number
  readonly maximumFractionDigits: number
}

/** Addresses of built files. In development scripts are the sources and `manifest` is null. */
export interface PageAssets {
  /** Vite's client manifest, keyed by source file ('web/entry.client.tsx'). */
  readonly manifest: Readonly<Record<string, ManifestChunk>> | null
}

export interface ManifestChunk {
  readonly file: string
  readonly name?: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

export interface RenderedPage {
  /** 200, 404, or 301 with a `location`. */
  readonly status: number
  readonly location?: string
  /** The complete document, doctype included; empty for a redirect. */
  readonly html: string
  /** Name of the matched route in the spec's route table: 'home', 'category', 'product', 'page-not-found'… */
  readonly routeName: string
  /** For the Link header: `</assets/x.js>; rel=modulepreload`. */
  readonly preloads: readonly string[]
}

/** `web/entry.server.tsx` exports it as `renderPage`, and `renderError` for a platform that does not answer. */
export type RenderPage = (input: PageInput) => Promise<RenderedPage>

/** Addresses of the build's scripts and styles, by the name of the route that needs them; `*` is every route. */
export interface ClientManifest {
  readonly routes: Readonly<Record<string, readonly string[]>>
}

/** Renders an error page, without platform calls. 400 is for an unreadable URL. */
export type RenderError = (input: ErrorPageInput, status: 400 | 500 | 503) => Promise<RenderedPage>

export interface ErrorPageInput extends Omit<PageInput, 'load'> {
  readonly requestId: string
}
