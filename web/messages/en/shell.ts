import type { Format } from '../format.ts'

/** The words around screens: header, menu, search, footer. They come with the late shell. */
export const messages = ({ counted, dateTime, figure }: Format) => ({
  skipToContent: 'Skip to content',
  loading: 'Loading…',
  vat: {
    label: 'Show prices',
    inc: 'Inc VAT',
    ex: 'Ex VAT',
    toggle: 'Prices with VAT',
  },
  header: {
    home: (shop: string) => `${shop}, home page`,
    call: (phone: string) => `Call ${phone}`,
    compare: 'Compare',
    wishlist: 'Wishlist',
    compared: (count: number) => `(${figure(count)})`,
  },
  menu: {
    label: 'Categories',
    open: 'Menu',
    close: 'Close menu',
    all: (category: string) => `All ${category}`,
    submenu: (category: string) => `${category}: what is in it`,
  },
  bar: {
    label: 'Shortcuts',
    home: 'Home',
    menu: 'Menu',
    search: 'Search',
    call: 'Call',
  },
  search: {
    label: 'Search the shop',
    submit: 'Search',
    clear: 'Clear search',
    suggestions: 'Suggestions',
    products: 'Products',
    categories: 'Categories',
    recent: 'Searched lately',
    forget: 'Clear recent searches',
    all: (term: string, total: number) => `All ${figure(total)} results for “${term}”`,
    none: (term: string) => `Nothing found for “${term}” so far`,
    from: 'from',
    failed: 'Suggestions are not available just now. Enter still searches.',
    count: (total: number) => counted(total, 'suggestion', 'suggestions'),
  },
  footer: {
    shop: 'Categories',
    help: 'Help',
    about: 'About us',
    contact: 'Talk to us',
    payment: 'Pay by debit or credit card at our secure checkout.',
    prices: 'Prices',
    legal: (shop: string, year: number) => `© ${year} ${shop}`,
  },
  network: {
    offline: 'You are offline.',
    dataFrom: (time: number) => `Prices and stock as of ${dateTime(time)}.`,
    seenPages: 'Pages you have seen are still here.',
  },
})
