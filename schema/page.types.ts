import type { Load } from './operation.ts'

/** What the server gives to have one page rendered. */
export interface PageInput {
  /** Absolute address as the shopper sees it; method GET. */
  readonly request: Request
  readonly load: Load
  /** Whether an answer that `load` gave stands without a field because a read failed. @param operation its name; absent: none does */
  readonly hasGaps?: (operation: string) => boolean
  readonly shop: ShopInfo
  readonly assets: PageAssets
}

/** What never changes while the server runs and every page needs. */
export interface ShopInfo {
  readonly name: string
  readonly phone: string | null
  /** Of the browser's own bar, as `#rrggbb`. */
  readonly colours: { readonly bar: string; readonly barDark: string }
  /** What the merchant says in the shop's own parts; what is null is left out. */
  readonly texts: ShopTexts
  /** Public origin, for canonical addresses: 'https://shop.example'. */
  readonly origin: string
  /** Name of the database that a device keeps the shop's things in: 'default-shop'. */
  readonly deviceDatabase: string
  /** BCP 47 tag of the page's language. */
  readonly language: string
  /** BCP 47 tag of the way its numbers are written. */
  readonly locale: string
  /** Where it sells to unless a shopper says otherwise; ISO 3166-1 alpha-2. */
  readonly country: string
  /** How its money is written, for `Intl.NumberFormat`; the digits are those of the currency's minor unit. */
  readonly money: MoneyOptions
  /** The shop's own clock, so that a page reads the same wherever it was made and is read: 'Europe/London'. */
  readonly timeZone: string
  /** How it writes a time and date: 'HH:mm D/M/YYYY'. */
  readonly dateFormat: string
  /** Before every path of the store view: '/de'; empty for the default one. */
  readonly basePath: string
  /** All that are open, this one among them; left out where there is one alone. */
  readonly storeViews?: readonly StoreViewInfo[]
  /**
   * Whether the platform confirms prices: `on`, the stored price is shown until it has; `clear`, no price is shown until it was
   * asked for.
   */
  readonly priceSync: 'off' | 'on' | 'clear'
  /** Whether the platform is asked for stock. */
  readonly stockSync: boolean
  /** Whether browsers are to have the service worker; those that have one lose it otherwise. */
  readonly serviceWorker: boolean
  /** Whether browsers may keep the whole catalogue, for searches without a network. */
  readonly catalogueIndex: boolean
  readonly cart: CartSettings
  /** Where orders are placed: by a hand-off to an external checkout, on the shop's own page, or not in this shop. */
  readonly checkout: 'external' | 'built-in' | 'none'
  /** Every address needs a telephone number. */
  readonly isTelephoneRequired: boolean
  /** Orders made offline are sent without asking, once there is a network. */
  readonly sendsOfflineOrders: boolean
  /** What is counted with a shopper's consent, and the script that takes it up; null where nobody is asked. */
  readonly analytics: { readonly container: string | null } | null
}

/** What a shopper chooses a store view by, and where it begins. */
export interface StoreViewInfo {
  readonly code: string
  readonly name: string
  /** BCP 47 tag: 'de-DE'. */
  readonly language: string
  /** Code of ISO 4217. */
  readonly currency: string
  readonly basePath: string
  /** Address of its home page: '/de/', or with a host where that is another. */
  readonly home: string
}

/** What a shop's cart takes, and what its number counts. */
export interface CartSettings {
  /** All pieces, or lines. */
  readonly counts: 'quantities' | 'lines'
  /** Otherwise a stock that is not sure is warned of. */
  readonly allowsOutOfStock: boolean
  /** What costs nothing can be bought. */
  readonly allowsZeroPrice: boolean
}

/** Texts that name the trade: they come from files of the merchant, not with the client. */
export interface ShopTexts {
  /** What is sold, as the title of the home page. */
  readonly title: string
  /** The same in a sentence or two. */
  readonly description: string
  readonly promise: string | null
  readonly contact: string | null
  readonly hours: string | null
  readonly searchPlaceholder: string
  readonly searchExample: string
  /** What to try when nothing was found. */
  readonly searchAdvice: readonly string[]
}

/** What `Intl.NumberFormat` has to be told to write money as the server does. */
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
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly isEntry?: boolean
}

export interface RenderedPage {
  /** 200, 404, or 301 with a `location`. */
  readonly status: number
  readonly location?: string
  /** The whole document, doctype included; empty for a redirect. */
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

/** A page of its own that says what happened and offers a way on; needs no platform. 400 is for an address that cannot be read. */
export type RenderError = (input: ErrorPageInput, status: 400 | 500 | 503) => Promise<RenderedPage>

export interface ErrorPageInput extends Omit<PageInput, 'load'> {
  /** By which the log can be searched for what happened. */
  readonly requestId: string
}
